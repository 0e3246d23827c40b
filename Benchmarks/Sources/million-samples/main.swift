// Samples a spring at a million times, forty times over, and prints a sum of some samples. C/million_samples.c does the
// same with the C library's functions.
import AnimationModel

let count = 1_000_000
var sum = 0.0
for round in 0..<40 {
  let spring = Spring(duration: 0.5 + Double(round) / 100, bounce: 0.3)
  let samples = spring.samples(target: 1, step: 2.0 / Double(count), count: count)
  sum += samples.values[count / 3] + samples.velocities[count / 7] + samples.values[count - 1]
}
print(sum)
