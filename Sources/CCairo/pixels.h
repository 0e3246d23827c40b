#pragma once

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cairo.h>

#include "thread.h"

// The pixels of a picture that is going to be drawn. A system gives memory page by page as it is first
// written to, which takes longer than drawing a chart; a thread of its own sees to that meanwhile.
typedef struct {
  pthread_t thread;
  unsigned char *bytes;
  size_t length;
} kymo_pixels;

static inline void *kymo_pixels_work(void *context) {
  const kymo_pixels *pixels = (const kymo_pixels *)context;
#ifdef MADV_POPULATE_WRITE
  if (madvise(pixels->bytes, pixels->length, MADV_POPULATE_WRITE) == 0) return NULL;
#endif
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  for (size_t offset = 0; offset < pixels->length; offset += page) {
    *(volatile unsigned char *)(pixels->bytes + offset) = 0;
  }
  return NULL;
}

// Starts to get the memory for a picture of 32-bit pixels. NULL if there is none, or no thread.
static inline kymo_pixels *kymo_pixels_start(int width, int height) {
  kymo_pixels *pixels = (kymo_pixels *)calloc(1, sizeof(kymo_pixels));
  if (pixels == NULL) return NULL;
  pixels->length = (size_t)width * 4 * (size_t)height;
  void *bytes = mmap(NULL, pixels->length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (bytes == MAP_FAILED) {
    free(pixels);
    return NULL;
  }
  pixels->bytes = (unsigned char *)bytes;
  if (!kymo_thread_start(&pixels->thread, kymo_pixels_work, pixels)) {
    munmap(bytes, pixels->length);
    free(pixels);
    return NULL;
  }
  return pixels;
}

// Gives the memory back.
static inline void kymo_pixels_free(void *context) {
  kymo_pixels *pixels = (kymo_pixels *)context;
  munmap(pixels->bytes, pixels->length);
  free(pixels);
}

// Puts something into a slot that all threads see, and gives what stood there.
static inline kymo_pixels *kymo_pixels_exchange(kymo_pixels **slot, kymo_pixels *pixels) {
  return __atomic_exchange_n(slot, pixels, __ATOMIC_ACQ_REL);
}

// Waits until the memory is there, and makes a surface that owns it. NULL, and the memory is given back,
// if it is meant for a picture of another size.
static inline cairo_surface_t *kymo_pixels_surface(kymo_pixels *pixels, int width, int height,
                                                   cairo_format_t format) {
  static const cairo_user_data_key_t key;
  pthread_join(pixels->thread, NULL);
  cairo_surface_t *surface = NULL;
  if (pixels->length == (size_t)width * 4 * (size_t)height) {
    surface = cairo_image_surface_create_for_data(pixels->bytes, format, width, height, width * 4);
    if (cairo_surface_set_user_data(surface, &key, pixels, kymo_pixels_free) == CAIRO_STATUS_SUCCESS) {
      return surface;
    }
    cairo_surface_destroy(surface);
  }
  kymo_pixels_free(pixels);
  return NULL;
}
