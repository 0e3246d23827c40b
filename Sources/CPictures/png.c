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
  kymo_png_result *result = (kymo_png_result *)png_get_error_ptr(png);
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

  png_set_write_fn(png, NULL, kymo_png_append, kymo_png_flush);
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

// Bytes that are still to be read.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} kymo_png_source;

static void kymo_png_take(png_structp png, png_bytep bytes, size_t count) {
  kymo_png_source *source = (kymo_png_source *)png_get_io_ptr(png);
  if (count > source->count) png_error(png, KYMO_PNG_CUT_OFF);
  memcpy(bytes, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

// Keeps a chunk if it is a text as it is written above: behind its keyword come, all of them zero, the flag and the
// method of compression, a language and the keyword in it.
static int kymo_png_keep(png_structp png, png_unknown_chunkp chunk) {
  static const unsigned char plain[5] = {0};
  if (memcmp(chunk->name, "iTXt", 4) != 0 || chunk->size < sizeof(plain)) return 1;
  const size_t key = strnlen((const char *)chunk->data, chunk->size - sizeof(plain));
  if (key == 0 || memcmp(chunk->data + key, plain, sizeof(plain)) != 0) return 1;
  png_bytep text = chunk->data + key + sizeof(plain);
  kymo_png_append(png, chunk->data, key + 1);
  kymo_png_append(png, text, strnlen((const char *)text, chunk->size - key - sizeof(plain)));
  kymo_png_append(png, (png_bytep) "", 1);
  return 1;
}

void kymo_png_texts(const unsigned char *bytes, size_t count, kymo_png_result *result) {
  png_infop info = NULL;
  kymo_png_source source = {bytes, count};
  memset(result, 0, sizeof(*result));
  result->capacity = 1 << 12;
  result->bytes = (unsigned char *)malloc(result->capacity);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, result, kymo_png_fail, kymo_png_ignore);
  if (png != NULL) info = png_create_info_struct(png);
  if (result->bytes == NULL || info == NULL) {
    strncpy(result->message, "out of memory", sizeof(result->message) - 1);
  } else if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, &source, kymo_png_take);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_benign_errors(png, 1);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    png_set_chunk_malloc_max(png, count);
    // Chunks that libpng does not know are not inflated, neither pixels nor texts.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "IDAT", 1);
    png_set_read_user_chunk_fn(png, NULL, kymo_png_keep);
    png_read_info(png, info);
    png_read_end(png, info);
  }
  png_destroy_read_struct(&png, &info, NULL);
}
