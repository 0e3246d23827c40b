#include "CFilm.h"

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

struct kymo_gif {
  GifFileType *file;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

static int take(GifFileType *file, const GifByteType *bytes, int length) {
  kymo_gif *gif = (kymo_gif *)file->UserData;
  const size_t needed = gif->count + (size_t)length;
  if (needed > gif->capacity) {
    size_t capacity = gif->capacity * 2;
    while (capacity < needed) capacity *= 2;
    uint8_t *grown = (uint8_t *)realloc(gif->bytes, capacity);
    if (grown == NULL) return 0;
    gif->bytes = grown;
    gif->capacity = capacity;
  }
  memcpy(gif->bytes + gif->count, bytes, (size_t)length);
  gif->count = needed;
  return length;
}

// How often it is repeated after it has played once, as Netscape 2.0 introduced it; 0 is for ever.
static int put_repeats(GifFileType *file, int plays) {
  if (plays == 1) return GIF_OK;
  const int repeats = plays == 0 ? 0 : plays - 1;
  const GifByteType data[3] = {1, (GifByteType)(repeats & 0xFF), (GifByteType)(repeats >> 8 & 0xFF)};
  if (EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_ERROR) return GIF_ERROR;
  if (EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_ERROR) return GIF_ERROR;
  if (EGifPutExtensionBlock(file, 3, data) == GIF_ERROR) return GIF_ERROR;
  return EGifPutExtensionTrailer(file);
}

kymo_gif *kymo_gif_new(uint32_t width, uint32_t height, const uint32_t *colors, size_t count, int plays,
                       const char *comment) {
  enum { FIRST_CAPACITY = 1 << 16 };
  kymo_gif *gif = (kymo_gif *)calloc(1, sizeof(kymo_gif));
  if (gif == NULL) return NULL;
  gif->capacity = FIRST_CAPACITY;
  gif->bytes = (uint8_t *)malloc(FIRST_CAPACITY);
  // The sizes of palettes are powers of two.
  int size = 2;
  while ((size_t)size < count) size *= 2;
  ColorMapObject *map = GifMakeMapObject(size, NULL);
  int is_good = gif->bytes != NULL && map != NULL;
  if (is_good) {
    for (size_t index = 0; index < count; index++) {
      map->Colors[index].Red = (GifByteType)(colors[index] >> 16);
      map->Colors[index].Green = (GifByteType)(colors[index] >> 8);
      map->Colors[index].Blue = (GifByteType)colors[index];
    }
    int error = 0;
    gif->file = EGifOpen(gif, take, &error);
    is_good = gif->file != NULL;
  }
  if (is_good) {
    EGifSetGifVersion(gif->file, true);
    is_good = EGifPutScreenDesc(gif->file, (int)width, (int)height, 8, 0, map) == GIF_OK &&
              put_repeats(gif->file, plays) == GIF_OK &&
              (*comment == 0 || EGifPutComment(gif->file, comment) == GIF_OK);
  }
  if (map != NULL) GifFreeMapObject(map);
  if (is_good) return gif;
  kymo_gif_free(gif);
  return NULL;
}

int kymo_gif_append(kymo_gif *gif, const uint8_t *entries, kymo_box box, uint32_t hundredths, uint8_t transparent) {
  GraphicsControlBlock control;
  memset(&control, 0, sizeof(control));
  control.DisposalMode = DISPOSE_DO_NOT;
  control.DelayTime = (int)hundredths;
  control.TransparentColor = transparent;
  GifByteType bytes[4];
  const size_t length = EGifGCBToExtension(&control, bytes);
  if (EGifPutExtension(gif->file, GRAPHICS_EXT_FUNC_CODE, (int)length, bytes) == GIF_ERROR) return 0;
  if (EGifPutImageDesc(gif->file, (int)box.x, (int)box.y, (int)box.width, (int)box.height, false, NULL) ==
      GIF_ERROR) {
    return 0;
  }
  // giflib takes the pixels of a row as its own to change.
  GifPixelType *row = (GifPixelType *)malloc(box.width);
  if (row == NULL) return 0;
  int is_good = 1;
  for (uint32_t y = 0; y < box.height && is_good; y++) {
    memcpy(row, entries + (size_t)y * box.width, box.width);
    is_good = EGifPutLine(gif->file, row, (int)box.width) == GIF_OK;
  }
  free(row);
  return is_good;
}

const uint8_t *kymo_gif_finish(kymo_gif *gif, size_t *count) {
  int error = 0;
  GifFileType *file = gif->file;
  gif->file = NULL;
  if (file == NULL || EGifCloseFile(file, &error) == GIF_ERROR) return NULL;
  *count = gif->count;
  return gif->bytes;
}

void kymo_gif_free(kymo_gif *gif) {
  if (gif == NULL) return;
  int error = 0;
  if (gif->file != NULL) EGifCloseFile(gif->file, &error);
  free(gif->bytes);
  free(gif);
}
