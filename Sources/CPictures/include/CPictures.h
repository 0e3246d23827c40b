#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CFilm.h"

// The parts of drawing that have to be in C: libpng, whose errors are long jumps, which must not cross Swift
// frames; and the work for every pixel, which would take Swift's debug builds seconds.

// The result of an encoding: bytes that the caller frees, or NULL and a sentence in `message`.
typedef struct {
  unsigned char *bytes;
  size_t count;
  size_t capacity;
  char message[120];
} kymo_png_result;

// Writes an 8-bit picture, RGB or with `has_alpha` RGBA.
//
// `pixels` are native-endian 32-bit words 0xXXRRGGBB, `stride` bytes from row to row; with alpha 0xAARRGGBB
// with the colors multiplied by it, as Cairo has them.
// `density` is the number of pixels in a metre, 0 if it is not known.
// `level` is the effort of compression, 0 to 9.
// `texts` are `text_count` pairs of keyword and UTF-8 text, each ended by a zero byte.
void kymo_png_encode(const unsigned char *pixels, size_t stride, uint32_t width, uint32_t height,
                     int has_alpha, uint32_t density, int level, const char *texts, int text_count,
                     kymo_png_result *result);

// The `message` after a file that ends before it is complete.
#define KYMO_PNG_CUT_OFF "cut off"

// Reads the texts that are written as above: `bytes` become such pairs of keyword and text. The pixels are not looked
// at, but every checksum is. `message` is empty if the whole file is good; `bytes` are the caller's to free in any case.
void kymo_png_texts(const unsigned char *bytes, size_t count, kymo_png_result *result);

// Cairo's and fontconfig's own names; their headers, which are large, are not needed here.
typedef struct _cairo_surface cairo_surface_t;
typedef struct _FcConfig FcConfig;

// A surface of 32-bit pixels; NULL if there is no memory for it. With `has_alpha` nothing is there at first,
// and everything shows through; without, what it shows at first is not defined.
cairo_surface_t *kymo_image_surface(int width, int height, int has_alpha);

// The fonts of this machine without the rules about them. NULL where they cannot be read without the
// rules; what is given is destroyed with FcConfigDestroy.
FcConfig *kymo_font_folders(void);
