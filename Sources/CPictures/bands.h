#pragma once

#include <stddef.h>
#include <stdint.h>

#include <zlib.h>

// Compresses a picture in bands of rows, each by itself, on as many cores as there are. How many
// bands there are follows from the picture's size alone, so that the bytes are the same anywhere.

// Rows from `first` on, and what becomes of them.
typedef struct {
  uint32_t first;
  uint32_t count;
  unsigned char *bytes;
  size_t length;
  uLong checksum;
} kymo_band;

// A picture that is being compressed; pixels as `kymo_png_encode` takes them.
typedef struct {
  const unsigned char *pixels;
  size_t stride;
  uint32_t width;
  // Bytes of a pixel in the file: 3, or 4 with alpha.
  uint32_t channels;
  int level;
  uint32_t band_count;
  kymo_band *bands;
  // The next band that no thread has taken, and whether one failed; changed by all threads.
  uint32_t next;
  int failed;
} kymo_band_job;

// Compresses all rows of a picture; 0 if there is no memory. `kymo_bands_free` frees what it made either way.
int kymo_bands_compress(kymo_band_job *job, uint32_t height);

// Frees the bytes of all bands.
void kymo_bands_free(kymo_band_job *job);
