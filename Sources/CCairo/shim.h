#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>

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
