#pragma once

#include <stddef.h>
#include <stdint.h>

// The work that is done for every pixel of every frame of a film.
//
// Pixels are native-endian 32-bit words 0xXXRRGGBB, rows without gaps. What is given back in memory is freed with
// `kymo_free`; NULL means that there is none.

void kymo_free(void *memory);

// An upright rectangle of pixels; of no width where nothing is.
typedef struct {
  uint32_t x;
  uint32_t y;
  uint32_t width;
  uint32_t height;
} kymo_box;

// The smallest rectangle around all pixels in which two frames differ.
kymo_box kymo_frame_box(const uint32_t *before, const uint32_t *after, uint32_t width, uint32_t height);

// The changes from one frame to the next, in a rectangle, row by row: words 0xFFRRGGBB are pixels, 0x01NNNNNN so many
// more of the same color, 0x00NNNNNN so many that stay. With `before` NULL all pixels are given. `count` becomes the
// number of words.
uint32_t *kymo_frame_changes(const uint32_t *before, const uint32_t *after, uint32_t width, kymo_box box,
                             size_t *count);

// Colors with the number of pixels that have them; opaque to others.
typedef struct kymo_colors kymo_colors;

kymo_colors *kymo_colors_new(void);
void kymo_colors_free(kymo_colors *colors);

// Counts the pixels among changes; 0 if there is no memory.
int kymo_colors_count(kymo_colors *colors, const uint32_t *changes, size_t count);

// How many colors there are.
size_t kymo_colors_size(const kymo_colors *colors);

// Writes all colors 0xRRGGBB and how many pixels have them, in no order.
void kymo_colors_list(const kymo_colors *colors, uint32_t *values, uint64_t *counts);

// Which entry of a palette stands for a color; opaque to others.
typedef struct kymo_palette kymo_palette;

// Makes a palette of colors 0xRRGGBB, each with the entry that stands for it.
kymo_palette *kymo_palette_new(const uint32_t *values, const uint8_t *entries, size_t count);
void kymo_palette_free(kymo_palette *palette);

// The entries for all pixels of a rectangle of so many pixels, row by row; `stays` for those that stay. `lead` zero
// bytes stand before each row.
uint8_t *kymo_changes_indexed(const uint32_t *changes, size_t count, kymo_box box, uint32_t lead,
                              const kymo_palette *palette, uint8_t stays);

// Three bytes of color for all pixels of a rectangle; those of `stays`, 0xRRGGBB, for those that stay. `lead` zero
// bytes stand before each row.
uint8_t *kymo_changes_colored(const uint32_t *changes, size_t count, kymo_box box, uint32_t lead, uint32_t stays);

// Compresses bytes to a zlib stream (RFC 1950), with all the effort there is; `length` becomes its size.
uint8_t *kymo_zlib_stream(const uint8_t *bytes, size_t count, size_t *length);

// The check sum of a chunk of a PNG.
uint32_t kymo_chunk_checksum(const uint8_t *bytes, size_t count);

// Three planes of a frame in the colors of BT.709, in the limited range: Y, then Cb, then Cr, a byte a pixel.
void kymo_frame_planes(const uint32_t *pixels, size_t count, uint8_t *planes);

// A GIF that is being written; opaque to others.
typedef struct kymo_gif kymo_gif;

// Begins a GIF with a palette of 0xRRGGBB for all frames, at most 256. It plays so often, or for ever if `plays` is 0.
// NULL if there is no memory.
kymo_gif *kymo_gif_new(uint32_t width, uint32_t height, const uint32_t *colors, size_t count, int plays,
                       const char *comment);

// Appends a frame that lies over those before: entries of the palette row by row, shown for so many hundredths of a
// second. 0 if it cannot be written.
int kymo_gif_append(kymo_gif *gif, const uint8_t *entries, kymo_box box, uint32_t hundredths, uint8_t transparent);

// Ends the file and gives its bytes, which belong to the GIF; NULL if it could not be written.
const uint8_t *kymo_gif_finish(kymo_gif *gif, size_t *count);

void kymo_gif_free(kymo_gif *gif);
