#include "CPictures.h"

// setjmp has to be known before png.h on some systems.
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "bands.h"

static void kymo_png_fail(png_structp png, png_const_charp text) {
  kymo_png_result *result = (kymo_png_result *)png_get_error_ptr(png);
  strncpy(result->message, text, sizeof(result->message) - 1);
  longjmp(png_jmpbuf(png), 1);
}

static void kymo_png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void kymo_png_append(png_structp png, png_bytep bytes, size_t count) {
  kymo_png_result *result = (kymo_png_result *)png_get_io_ptr(png);
  if (count > result->capacity - result->count) {
    size_t capacity = result->capacity * 2;
    while (capacity < result->count + count) capacity *= 2;
    unsigned char *grown = (unsigned char *)realloc(result->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    result->bytes = grown;
    result->capacity = capacity;
  }
  memcpy(result->bytes + result->count, bytes, count);
  result->count += count;
}

static void kymo_png_flush(png_structp png) { (void)png; }

// Writes the data and the end of a picture: one zlib stream of all bands, a chunk for each.
static void kymo_png_write_bands(png_structp png, const kymo_band_job *job) {
  // A window of 32 kB; the second byte makes both a multiple of 31 (RFC 1950).
  static const unsigned char header[2] = {0x78, 0x01};
  png_write_chunk(png, (png_const_bytep) "IDAT", header, sizeof(header));
  uLong checksum = adler32(0, NULL, 0);
  for (uint32_t index = 0; index < job->band_count; index++) {
    const kymo_band *band = &job->bands[index];
    const z_off_t length = (z_off_t)(((uint64_t)job->width * job->channels + 1) * band->count);
    checksum = adler32_combine(checksum, band->checksum, length);
    png_write_chunk(png, (png_const_bytep) "IDAT", band->bytes, band->length);
  }
  unsigned char trailer[4];
  png_save_uint_32(trailer, (png_uint_32)checksum);
  png_write_chunk(png, (png_const_bytep) "IDAT", trailer, sizeof(trailer));
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

void kymo_png_encode(const unsigned char *pixels, size_t stride, uint32_t width,
                                   uint32_t height, int has_alpha, uint32_t density, int level, const char *texts,
                                   int text_count,
                                   kymo_png_result *result) {
  png_structp png = NULL;
  png_infop info = NULL;
  // Changed between setjmp and longjmp, hence volatile.
  png_textp volatile entries = NULL;
  kymo_band_job job;

  memset(result, 0, sizeof(*result));
  memset(&job, 0, sizeof(job));
  job.pixels = pixels;
  job.stride = stride;
  job.width = width;
  job.channels = has_alpha ? 4 : 3;
  job.level = level;
  result->capacity = 1 << 16;
  result->bytes = (unsigned char *)malloc(result->capacity);
  entries = (png_textp)calloc((size_t)text_count + 1, sizeof(png_text));
  png = png_create_write_struct(PNG_LIBPNG_VER_STRING, result, kymo_png_fail, kymo_png_ignore);
  if (png != NULL) info = png_create_info_struct(png);
  if (result->bytes == NULL || entries == NULL || info == NULL ||
      !kymo_bands_compress(&job, height)) {
    strncpy(result->message, "out of memory", sizeof(result->message) - 1);
    goto failed;
  }
  if (setjmp(png_jmpbuf(png))) goto failed;

  png_set_write_fn(png, result, kymo_png_append, kymo_png_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (density > 0) png_set_pHYs(png, info, density, density, PNG_RESOLUTION_METER);
  for (int index = 0; index < text_count; index++) {
    entries[index].compression = PNG_ITXT_COMPRESSION_NONE;
    entries[index].key = (png_charp)texts;
    texts += strlen(texts) + 1;
    entries[index].text = (png_charp)texts;
    texts += strlen(texts) + 1;
    entries[index].lang = (png_charp) "";
    entries[index].lang_key = (png_charp) "";
  }
  if (text_count > 0) png_set_text(png, info, entries, text_count);
  png_write_info(png, info);
  kymo_png_write_bands(png, &job);
  png_destroy_write_struct(&png, &info);
  free(entries);
  kymo_bands_free(&job);
  return;

failed:
  png_destroy_write_struct(&png, &info);
  free(entries);
  kymo_bands_free(&job);
  free(result->bytes);
  result->bytes = NULL;
  result->count = 0;
}
