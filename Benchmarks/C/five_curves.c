// Draws the benchmark's chart with Cairo and writes it with libpng, without any layout: the least
// time in which the picture can be made. Usage: five_curves FILE.png
#include <cairo.h>
#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 1600, HEIGHT = 1000, CURVES = 5, SAMPLES = 1000 };

static const double left = 90, top = 40, right = WIDTH - 40, bottom = HEIGHT - 80;
static const double last_time = 1.5, lowest = -0.2, highest = 1.4;

static const double colors[CURVES][3] = {
    {0.00, 0.45, 0.70}, {0.84, 0.37, 0.00}, {0.00, 0.62, 0.45},
    {0.80, 0.47, 0.65}, {0.34, 0.71, 0.91},
};

static double x_of(double time) { return left + (right - left) * time / last_time; }

static double y_of(double value) {
  return bottom - (bottom - top) * (value - lowest) / (highest - lowest);
}

// A spring of duration 0.5 s with a bounce of 0.1 to 0.5, but for the phase.
static double value_of(int curve, double time) {
  const double frequency = 2 * M_PI / 0.5, ratio = 1 - 0.1 * (curve + 1);
  return 1 - exp(-ratio * frequency * time) * cos(frequency * sqrt(1 - ratio * ratio) * time);
}

static void label(cairo_t *context, double x, double y, double anchor, const char *text) {
  cairo_text_extents_t extents;
  cairo_text_extents(context, text, &extents);
  cairo_move_to(context, x - anchor * extents.x_advance, y);
  cairo_show_text(context, text);
  cairo_new_path(context);
}

static void draw_axes(cairo_t *context) {
  char text[32];
  cairo_select_font_face(context, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(context, 18);
  cairo_set_line_width(context, 1);
  for (int tick = 0; tick <= 15; tick++) {
    const double x = floor(x_of(tick * 0.1)) + 0.5;
    cairo_set_source_rgb(context, 0.88, 0.88, 0.88);
    cairo_move_to(context, x, top);
    cairo_line_to(context, x, bottom);
    cairo_stroke(context);
    cairo_set_source_rgb(context, 0.2, 0.2, 0.2);
    snprintf(text, sizeof text, "%.1f", tick * 0.1);
    label(context, x, bottom + 26, 0.5, text);
  }
  for (int tick = -1; tick <= 7; tick++) {
    const double y = floor(y_of(tick * 0.2)) + 0.5;
    cairo_set_source_rgb(context, 0.88, 0.88, 0.88);
    cairo_move_to(context, left, y);
    cairo_line_to(context, right, y);
    cairo_stroke(context);
    cairo_set_source_rgb(context, 0.2, 0.2, 0.2);
    snprintf(text, sizeof text, "%.1f", tick * 0.2);
    label(context, left - 10, y + 6, 1, text);
  }
  label(context, (left + right) / 2, bottom + 60, 0.5, "time in seconds");
  cairo_rectangle(context, left + 0.5, top + 0.5, right - left, bottom - top);
  cairo_stroke(context);
}

static void draw_curves(cairo_t *context) {
  char text[64];
  cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
  for (int curve = 0; curve < CURVES; curve++) {
    cairo_set_source_rgb(context, colors[curve][0], colors[curve][1], colors[curve][2]);
    cairo_set_line_width(context, 2.5);
    for (int sample = 0; sample < SAMPLES; sample++) {
      const double time = last_time * sample / (SAMPLES - 1);
      cairo_line_to(context, x_of(time), y_of(value_of(curve, time)));
    }
    cairo_stroke(context);
    const double y = bottom - 160 + 28 * curve;
    cairo_move_to(context, right - 330, y);
    cairo_line_to(context, right - 290, y);
    cairo_stroke(context);
    cairo_set_source_rgb(context, 0.2, 0.2, 0.2);
    snprintf(text, sizeof text, "duration 0.5, bounce %.1f", 0.1 * (curve + 1));
    label(context, right - 280, y + 6, 0, text);
  }
}

static int write_png(cairo_surface_t *surface, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) return 1;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) return 1;
  png_init_io(png, file);
  png_set_compression_level(png, 3);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_set_IHDR(png, info, WIDTH, HEIGHT, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  png_byte line[WIDTH * 3];
  for (int y = 0; y < HEIGHT; y++) {
    const unsigned *row = (const unsigned *)(pixels + y * stride);
    for (int x = 0; x < WIDTH; x++) {
      line[3 * x] = row[x] >> 16 & 0xFF;
      line[3 * x + 1] = row[x] >> 8 & 0xFF;
      line[3 * x + 2] = row[x] & 0xFF;
    }
    png_write_row(png, line);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return fclose(file) != 0;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: five_curves FILE.png\n");
    return EXIT_FAILURE;
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *context = cairo_create(surface);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  draw_axes(context);
  draw_curves(context);
  const int failed = cairo_status(context) != CAIRO_STATUS_SUCCESS;
  cairo_destroy(context);
  cairo_surface_flush(surface);
  const int unwritten = write_png(surface, arguments[1]);
  cairo_surface_destroy(surface);
  return failed || unwritten ? EXIT_FAILURE : EXIT_SUCCESS;
}
