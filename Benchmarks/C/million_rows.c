// Prints the rows of
//
//   kymo sample '.spring(duration: 0.5, bounce: 0.3)' --clock continuous --count 1000000
//
// computed in the same way, the states of the fluid spring at n/300 s joined by cubic Hermite
// segments, with printf and 17 digits. The first step, in which nothing moves yet, stands still:
// a cubic with the velocity at its end would go back.
#include <math.h>
#include <stdio.h>

enum { ROWS = 1000000, MOST_STEPS = 3000 };

static const char *const name = "\".spring(duration: 0.5, bounce: 0.3)\"";
static const double step = 1.0 / 300;

typedef struct {
  double offset, velocity, acceleration;
} Phase;

// Fills in the states until the spring is at rest at 1; returns how many steps that took.
static int play(Phase *phases) {
  const double frequency = 2 * M_PI / 0.5;
  const double stiffness = frequency * frequency;
  const double damping = 2 * frequency * (1 - 0.3);
  Phase phase = {0, 0, 0};
  phases[0] = phase;
  for (int index = 1; index < MOST_STEPS; index++) {
    const double halfway = phase.velocity + phase.acceleration * (step / 2);
    phase.offset += halfway * step;
    phase.acceleration = (1 - phase.offset) * stiffness - halfway * damping;
    phase.velocity = halfway + phase.acceleration * (step / 2);
    phases[index] = phase;
    if (fabs(phase.velocity) <= 0.06 && fabs(phase.acceleration) <= 0.06 &&
        fabs(1 - phase.offset) <= 0.01) {
      return index;
    }
  }
  return MOST_STEPS - 1;
}

int main(void) {
  static Phase phases[MOST_STEPS];
  const int steps = play(phases);
  const double end = steps / 300.0;
  puts("curve,time,value,velocity");
  for (int row = 0; row <= ROWS; row++) {
    const double time = end * ((double)row / ROWS);
    const double position = time * 300;
    const int index = (int)position;
    double value = 1, velocity = 0;
    const Phase from = phases[index], to = phases[index + 1];
    if (row < ROWS && index < steps && to.offset == from.offset) {
      value = from.offset;
    } else if (row < ROWS && index < steps) {
      const double s = position - index;
      const double change = to.offset - from.offset;
      value = from.offset + change * (s * s * (3 - 2 * s)) +
              from.velocity * (step * s * (1 - s) * (1 - s)) -
              to.velocity * (step * s * s * (1 - s));
      velocity = change * (6 * s * (1 - s) / step) + from.velocity * ((1 - s) * (1 - 3 * s)) -
                 to.velocity * (s * (2 - 3 * s));
    }
    printf("%s,%.17g,%.17g,%.17g\n", name, time, value, velocity);
  }
  return ferror(stdout) != 0;
}
