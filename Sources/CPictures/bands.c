#include "bands.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The most bytes of rows that one band is meant to have: six bands for 1600 x 1000 pixels, so that two
// cores end together though one is slower or has more to do.
enum { KYMO_BAND_BYTES = 800000 };

// zlib's size of the table of what it has seen, as a power of two less seven. It goes through the
// whole of it for every 32 kB, so that a quarter of the usual size saves a quarter of the time, for the
// same length.
enum { KYMO_BAND_MEMORY = 6 };

static void kymo_band_row(const kymo_band_job *job, uint32_t y, unsigned char *row) {
  const uint32_t *source = (const uint32_t *)(const void *)(job->pixels + (size_t)y * job->stride);
  // Every row begins with the kind of its filter: none.
  *row++ = 0;
  for (uint32_t x = 0; x < job->width; x++) {
    uint32_t pixel = source[x];
    if (job->channels == 4) {
      const uint32_t alpha = pixel >> 24;
      row[3] = (unsigned char)alpha;
      // A file has the colors themselves. What is not there has none, so that it is shorter.
      if (alpha == 0) {
        pixel = 0;
      } else if (alpha < 255) {
        const uint32_t red = ((pixel >> 16 & 0xFF) * 255 + alpha / 2) / alpha;
        const uint32_t green = ((pixel >> 8 & 0xFF) * 255 + alpha / 2) / alpha;
        const uint32_t blue = ((pixel & 0xFF) * 255 + alpha / 2) / alpha;
        pixel = red << 16 | green << 8 | blue;
      }
    }
    row[0] = (unsigned char)(pixel >> 16);
    row[1] = (unsigned char)(pixel >> 8);
    row[2] = (unsigned char)pixel;
    row += job->channels;
  }
}

// Compresses one band to raw deflate blocks that end at a whole byte; 0 if there is no memory.
static int kymo_band_compress(const kymo_band_job *job, kymo_band *band, int is_last) {
  const size_t row_length = (size_t)job->width * job->channels + 1;
  unsigned char *row = (unsigned char *)malloc(row_length);
  z_stream stream;
  memset(&stream, 0, sizeof(stream));
  if (row == NULL || deflateInit2(&stream, job->level, Z_DEFLATED, -15, KYMO_BAND_MEMORY, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(row);
    return 0;
  }
  // The bound is for one call of deflate; a flush adds an empty block.
  const size_t bound = deflateBound(&stream, (uLong)(row_length * band->count)) + 64;
  band->bytes = (unsigned char *)malloc(bound);
  band->checksum = adler32(0, NULL, 0);
  int is_good = band->bytes != NULL;
  stream.next_out = band->bytes;
  stream.avail_out = (uInt)bound;
  for (uint32_t index = 0; index < band->count && is_good; index++) {
    kymo_band_row(job, band->first + index, row);
    band->checksum = adler32(band->checksum, row, (uInt)row_length);
    stream.next_in = row;
    stream.avail_in = (uInt)row_length;
    const int ends = index + 1 == band->count;
    const int flush = !ends ? Z_NO_FLUSH : is_last ? Z_FINISH : Z_SYNC_FLUSH;
    const int status = deflate(&stream, flush);
    is_good = stream.avail_in == 0 && status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK);
  }
  band->length = is_good ? bound - stream.avail_out : 0;
  deflateEnd(&stream);
  free(row);
  return is_good;
}

// Takes bands until there are none left.
static void *kymo_band_work(void *context) {
  kymo_band_job *job = (kymo_band_job *)context;
  for (;;) {
    const uint32_t index = __atomic_fetch_add(&job->next, 1, __ATOMIC_RELAXED);
    if (index >= job->band_count) return NULL;
    if (!kymo_band_compress(job, &job->bands[index], index + 1 == job->band_count)) {
      __atomic_store_n(&job->failed, 1, __ATOMIC_RELAXED);
    }
  }
}

void kymo_bands_free(kymo_band_job *job) {
  for (uint32_t index = 0; job->bands != NULL && index < job->band_count; index++) {
    free(job->bands[index].bytes);
  }
  free(job->bands);
  job->bands = NULL;
}

int kymo_bands_compress(kymo_band_job *job, uint32_t height) {
  const uint64_t total = ((uint64_t)job->width * job->channels + 1) * height;
  uint64_t count = (total + KYMO_BAND_BYTES - 1) / KYMO_BAND_BYTES;
  if (count > height) count = height;
  const uint32_t rows = (uint32_t)((height + count - 1) / count);
  job->band_count = (height + rows - 1) / rows;
  job->next = 0;
  job->failed = 0;
  job->bands = (kymo_band *)calloc(job->band_count, sizeof(kymo_band));
  if (job->bands == NULL) return 0;
  for (uint32_t index = 0; index < job->band_count; index++) {
    const uint32_t first = index * rows;
    job->bands[index].first = first;
    job->bands[index].count = height - first < rows ? height - first : rows;
  }
  enum { MOST_HELPERS = 15 };
  pthread_t helpers[MOST_HELPERS];
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  int started = 0;
  // Where the system grants no more threads, those there are do all the work.
  while (started < MOST_HELPERS && started + 1 < cores && (uint32_t)started + 1 < job->band_count &&
         pthread_create(&helpers[started], NULL, kymo_band_work, job) == 0) {
    started++;
  }
  kymo_band_work(job);
  for (int index = 0; index < started; index++) pthread_join(helpers[index], NULL);
  return !job->failed;
}
