#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo-ft.h>

#include "thread.h"

// The fonts of this machine without the rules about them: the font folders of fontconfig's main
// file, but none of the files it includes. Reading those takes longer than laying out a chart, and
// a family that is asked for by its own name needs no rules. NULL where the file is not at its
// usual place, and where the environment says that fonts are arranged in another way.
static inline FcConfig *kymo_font_folders(void) {
  enum { limit = 1 << 20 };
  static const char opening[] = "<include";
  static const char closing[] = "</include>";
  FcConfig *config = NULL;
  // Asking fontconfig for the path would make it read everything.
  if (getenv("FONTCONFIG_FILE") || getenv("FONTCONFIG_PATH") || getenv("FONTCONFIG_SYSROOT")) {
    return NULL;
  }
  FILE *file = fopen("/etc/fonts/fonts.conf", "rb");
  char *text = file == NULL ? NULL : (char *)malloc(limit);
  if (text != NULL) {
    size_t count = fread(text, 1, limit - 1, file);
    text[count] = 0;
    for (char *start = strstr(text, opening); start != NULL; start = strstr(start, opening)) {
      char *end = strstr(start, closing);
      if (end == NULL) break;
      end += sizeof(closing) - 1;
      memmove(start, end, strlen(end) + 1);
    }
    config = FcConfigCreate();
    if (config != NULL &&
        (!FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)text, FcFalse) ||
         !FcConfigBuildFonts(config))) {
      FcConfigDestroy(config);
      config = NULL;
    }
  }
  free(text);
  if (file != NULL) fclose(file);
  return config;
}

// Fonts that are being read on a thread of their own.
typedef struct {
  pthread_t thread;
  FcConfig *folders;
} kymo_font_reading;

static inline void *kymo_font_reading_work(void *context) {
  ((kymo_font_reading *)context)->folders = kymo_font_folders();
  return NULL;
}

// Starts to read the font folders. NULL if there is no thread to be had.
static inline kymo_font_reading *kymo_font_reading_start(void) {
  kymo_font_reading *reading = (kymo_font_reading *)calloc(1, sizeof(kymo_font_reading));
  if (reading == NULL) return NULL;
  if (!kymo_thread_start(&reading->thread, kymo_font_reading_work, reading)) {
    free(reading);
    return NULL;
  }
  return reading;
}

// Waits for what kymo_font_reading_start began, and gives what kymo_font_folders gives.
static inline FcConfig *kymo_font_reading_finish(kymo_font_reading *reading) {
  pthread_join(reading->thread, NULL);
  FcConfig *folders = reading->folders;
  free(reading);
  return folders;
}

// Puts something into a slot that all threads see, and gives what stood there.
static inline kymo_font_reading *kymo_font_reading_exchange(kymo_font_reading **slot,
                                                            kymo_font_reading *reading) {
  return __atomic_exchange_n(slot, reading, __ATOMIC_ACQ_REL);
}
