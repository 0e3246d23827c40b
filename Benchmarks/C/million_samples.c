// Samples a spring at a million times, forty times over, with sin, cos and exp for each, and prints a sum of
// what came out. The package beside it does the same with the library.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1000000, ROUNDS = 40 };

int main(void) {
  double sum = 0;
  for (int round = 0; round < ROUNDS; round++) {
    double *const values = malloc(COUNT * sizeof *values);
    double *const velocities = malloc(COUNT * sizeof *velocities);
    if (values == NULL || velocities == NULL) return 1;
    const double natural = 2 * M_PI / (0.5 + round / 100.0), ratio = 1 - 0.3;
    const double decay = ratio * natural, frequency = natural * sqrt(1 - ratio * ratio);
    const double step = 2.0 / COUNT;
    for (int index = 0; index < COUNT; index++) {
      const double time = step * index;
      const double fading = exp(-decay * time);
      const double sine = sin(frequency * time) / frequency, cosine = cos(frequency * time);
      values[index] = 1 - fading * (cosine + decay * sine);
      velocities[index] = natural * natural * fading * sine;
    }
    sum += values[COUNT / 3] + velocities[COUNT / 7] + values[COUNT - 1];
    free(values);
    free(velocities);
  }
  printf("%.17g\n", sum);
  return 0;
}
