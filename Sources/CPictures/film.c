#include "CFilm.h"

#include <stdlib.h>
#include <string.h>

#include <zlib.h>

// The kind of a word of changes, in its upper byte: a pixel, so many more of the same color, or so many that stay.
#define PIXEL 0xFF000000u
#define AGAIN 0x01000000u
#define STAYS 0x00000000u
#define KIND 0xFF000000u

// The color of a pixel, or the most pixels that one word counts.
#define COLOR 0x00FFFFFFu

void kymo_free(void *memory) { free(memory); }

kymo_box kymo_frame_box(const uint32_t *before, const uint32_t *after, uint32_t width, uint32_t height) {
  kymo_box box = {0, 0, 0, 0};
  const size_t length = (size_t)width * sizeof(uint32_t);
  uint32_t top = 0, bottom = height;
  while (top < height && memcmp(before + (size_t)top * width, after + (size_t)top * width, length) == 0) top++;
  if (top == height) return box;
  while (memcmp(before + (size_t)(bottom - 1) * width, after + (size_t)(bottom - 1) * width, length) == 0) bottom--;
  uint32_t left = width, right = 0;
  for (uint32_t y = top; y < bottom; y++) {
    const uint32_t *first = before + (size_t)y * width, *second = after + (size_t)y * width;
    uint32_t x = 0;
    while (x < left && first[x] == second[x]) x++;
    if (x < left) left = x;
    x = width;
    while (x > right && first[x - 1] == second[x - 1]) x--;
    if (x > right) right = x;
  }
  box.x = left;
  box.y = top;
  box.width = right - left;
  box.height = bottom - top;
  return box;
}

uint32_t *kymo_frame_changes(const uint32_t *before, const uint32_t *after, uint32_t width, kymo_box box,
                             size_t *count) {
  const size_t most = (size_t)box.width * box.height;
  uint32_t *words = (uint32_t *)malloc((most + 1) * sizeof(uint32_t));
  if (words == NULL) return NULL;
  size_t length = 0;
  // The run that is not written yet, and the pixel that it may repeat.
  uint32_t run = 0, kind_of_run = STAYS, last = 0;
  for (uint32_t y = box.y; y < box.y + box.height; y++) {
    const size_t row = (size_t)y * width;
    for (uint32_t x = box.x; x < box.x + box.width; x++) {
      const uint32_t pixel = PIXEL | after[row + x];
      uint32_t kind = pixel == last ? AGAIN : PIXEL;
      if (before != NULL && (PIXEL | before[row + x]) == pixel) {
        kind = STAYS;
        last = 0;
      }
      if (run > 0 && (kind != kind_of_run || run == COLOR)) {
        words[length++] = kind_of_run | run;
        run = 0;
      }
      if (kind == PIXEL) {
        last = pixel;
        words[length++] = pixel;
      } else {
        kind_of_run = kind;
        run++;
      }
    }
  }
  if (run > 0) words[length++] = kind_of_run | run;
  *count = length;
  // Words that are kept until the palette is known should take no more room than they need.
  uint32_t *fitted = (uint32_t *)realloc(words, (length + 1) * sizeof(uint32_t));
  return fitted != NULL ? fitted : words;
}

// A table of colors with open addressing; an empty slot has the key 0, which no pixel's word is.
struct kymo_colors {
  uint32_t *keys;
  uint64_t *counts;
  size_t capacity;
  size_t size;
};

static size_t slot_of(const uint32_t *keys, size_t capacity, uint32_t key) {
  size_t slot = (key * 2654435761u) & (capacity - 1);
  while (keys[slot] != 0 && keys[slot] != key) slot = (slot + 1) & (capacity - 1);
  return slot;
}

kymo_colors *kymo_colors_new(void) {
  enum { FIRST_CAPACITY = 4096 };
  kymo_colors *colors = (kymo_colors *)calloc(1, sizeof(kymo_colors));
  if (colors == NULL) return NULL;
  colors->capacity = FIRST_CAPACITY;
  colors->keys = (uint32_t *)calloc(FIRST_CAPACITY, sizeof(uint32_t));
  colors->counts = (uint64_t *)calloc(FIRST_CAPACITY, sizeof(uint64_t));
  if (colors->keys != NULL && colors->counts != NULL) return colors;
  kymo_colors_free(colors);
  return NULL;
}

void kymo_colors_free(kymo_colors *colors) {
  if (colors == NULL) return;
  free(colors->keys);
  free(colors->counts);
  free(colors);
}

static int grow(kymo_colors *colors) {
  const size_t capacity = colors->capacity * 2;
  uint32_t *keys = (uint32_t *)calloc(capacity, sizeof(uint32_t));
  uint64_t *counts = (uint64_t *)calloc(capacity, sizeof(uint64_t));
  if (keys == NULL || counts == NULL) {
    free(keys);
    free(counts);
    return 0;
  }
  for (size_t index = 0; index < colors->capacity; index++) {
    if (colors->keys[index] == 0) continue;
    const size_t slot = slot_of(keys, capacity, colors->keys[index]);
    keys[slot] = colors->keys[index];
    counts[slot] = colors->counts[index];
  }
  free(colors->keys);
  free(colors->counts);
  colors->keys = keys;
  colors->counts = counts;
  colors->capacity = capacity;
  return 1;
}

int kymo_colors_count(kymo_colors *colors, const uint32_t *changes, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const uint32_t key = changes[index];
    if ((key & KIND) != PIXEL) continue;
    uint64_t run = 1;
    while (index + 1 < count && (changes[index + 1] & KIND) == AGAIN) run += changes[++index] & COLOR;
    const size_t slot = slot_of(colors->keys, colors->capacity, key);
    if (colors->keys[slot] == 0) {
      colors->keys[slot] = key;
      colors->size++;
    }
    colors->counts[slot] += run;
    if (colors->size * 2 > colors->capacity && !grow(colors)) return 0;
  }
  return 1;
}

size_t kymo_colors_size(const kymo_colors *colors) { return colors->size; }

void kymo_colors_list(const kymo_colors *colors, uint32_t *values, uint64_t *counts) {
  size_t length = 0;
  for (size_t index = 0; index < colors->capacity; index++) {
    if (colors->keys[index] == 0) continue;
    values[length] = colors->keys[index] & COLOR;
    counts[length++] = colors->counts[index];
  }
}

struct kymo_palette {
  uint32_t *keys;
  uint8_t *entries;
  size_t capacity;
};

kymo_palette *kymo_palette_new(const uint32_t *values, const uint8_t *entries, size_t count) {
  kymo_palette *palette = (kymo_palette *)calloc(1, sizeof(kymo_palette));
  if (palette == NULL) return NULL;
  palette->capacity = 1024;
  while (palette->capacity < count * 2) palette->capacity *= 2;
  palette->keys = (uint32_t *)calloc(palette->capacity, sizeof(uint32_t));
  palette->entries = (uint8_t *)calloc(palette->capacity, 1);
  if (palette->keys == NULL || palette->entries == NULL) {
    kymo_palette_free(palette);
    return NULL;
  }
  for (size_t index = 0; index < count; index++) {
    const uint32_t key = PIXEL | values[index];
    const size_t slot = slot_of(palette->keys, palette->capacity, key);
    palette->keys[slot] = key;
    palette->entries[slot] = entries[index];
  }
  return palette;
}

void kymo_palette_free(kymo_palette *palette) {
  if (palette == NULL) return;
  free(palette->keys);
  free(palette->entries);
  free(palette);
}

// Where the next pixel of a rectangle goes whose rows begin with some bytes.
typedef struct {
  uint8_t *next;
  uint32_t left;
  uint32_t width;
  uint32_t lead;
} cursor;

static inline void step(cursor *at, uint32_t bytes) {
  at->next += bytes;
  if (--at->left == 0) {
    at->left = at->width;
    at->next += at->lead;
  }
}

uint8_t *kymo_changes_indexed(const uint32_t *changes, size_t count, kymo_box box, uint32_t lead,
                              const kymo_palette *palette, uint8_t stays) {
  const size_t row = (size_t)box.width + lead;
  uint8_t *bytes = (uint8_t *)calloc(row * box.height + lead + 1, 1);
  if (bytes == NULL) return NULL;
  cursor at = {bytes + lead, box.width, box.width, lead};
  uint8_t entry = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t word = changes[index], kind = word & KIND;
    if (kind == PIXEL) entry = palette->entries[slot_of(palette->keys, palette->capacity, word)];
    const uint8_t shown = kind == STAYS ? stays : entry;
    for (uint32_t rest = kind == PIXEL ? 1 : word & COLOR; rest > 0; rest--) {
      *at.next = shown;
      step(&at, 1);
    }
  }
  return bytes;
}

uint8_t *kymo_changes_colored(const uint32_t *changes, size_t count, kymo_box box, uint32_t lead, uint32_t stays) {
  const size_t row = (size_t)box.width * 3 + lead;
  uint8_t *bytes = (uint8_t *)calloc(row * box.height + lead + 1, 1);
  if (bytes == NULL) return NULL;
  cursor at = {bytes + lead, box.width, box.width, lead};
  uint32_t last = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t word = changes[index], kind = word & KIND;
    if (kind == PIXEL) last = word;
    const uint32_t color = kind == STAYS ? stays : last;
    for (uint32_t rest = kind == PIXEL ? 1 : word & COLOR; rest > 0; rest--) {
      at.next[0] = (uint8_t)(color >> 16);
      at.next[1] = (uint8_t)(color >> 8);
      at.next[2] = (uint8_t)color;
      step(&at, 3);
    }
  }
  return bytes;
}

uint8_t *kymo_zlib_stream(const uint8_t *bytes, size_t count, size_t *length) {
  z_stream stream;
  memset(&stream, 0, sizeof(stream));
  if (deflateInit2(&stream, 9, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY) != Z_OK) return NULL;
  const size_t bound = deflateBound(&stream, (uLong)count);
  uint8_t *output = (uint8_t *)malloc(bound);
  if (output == NULL) {
    deflateEnd(&stream);
    return NULL;
  }
  stream.next_out = output;
  stream.avail_out = (uInt)bound;
  size_t rest = count;
  int status = Z_OK;
  stream.next_in = (Bytef *)(uintptr_t)bytes;
  while (status == Z_OK) {
    // zlib counts in 32 bits.
    const uInt chunk = rest > 1u << 30 ? 1u << 30 : (uInt)rest;
    stream.avail_in = chunk;
    rest -= chunk;
    status = deflate(&stream, rest == 0 ? Z_FINISH : Z_NO_FLUSH);
  }
  *length = bound - stream.avail_out;
  deflateEnd(&stream);
  if (status == Z_STREAM_END) return output;
  free(output);
  return NULL;
}

uint32_t kymo_chunk_checksum(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32(crc32(0, NULL, 0), bytes, (uInt)count);
}

// ITU-R BT.709-6, sections 3.2 and 3.4: Kr 0.2126, Kb 0.0722, Y in 16…235, Cb and Cr in 16…240; in 65536ths.
void kymo_frame_planes(const uint32_t *pixels, size_t count, uint8_t *planes) {
  uint8_t *luma = planes, *blue = planes + count, *red = planes + 2 * count;
  uint32_t last = 0xFFFFFFFFu;
  uint8_t y = 0, cb = 0, cr = 0;
  for (size_t index = 0; index < count; index++) {
    const uint32_t pixel = pixels[index] & COLOR;
    if (pixel != last) {
      last = pixel;
      const int32_t r = (int32_t)(pixel >> 16), g = (int32_t)(pixel >> 8 & 0xFF), b = (int32_t)(pixel & 0xFF);
      y = (uint8_t)((16 * 65536 + 32768 + 11966 * r + 40254 * g + 4064 * b) >> 16);
      cb = (uint8_t)((128 * 65536 + 32768 - 6596 * r - 22189 * g + 28785 * b) >> 16);
      cr = (uint8_t)((128 * 65536 + 32768 + 28785 * r - 26145 * g - 2640 * b) >> 16);
    }
    luma[index] = y;
    blue[index] = cb;
    red[index] = cr;
  }
}
