/// The measures that a page with knobs takes of a motion, by the rules of `MotionMeasurer`, and the difference
/// between two motions.
enum TunePageMeasures {
  /// The JavaScript of this part of the program.
  static let text = #"""
    // Where something changes its sign between two times.
    const rootBetween = (low, high, f) => {
      const isBelow = f(low) < 0;
      for (let index = 0; index < 80; index += 1) {
        const middle = low + (high - low) / 2;
        if (!(middle > low && middle < high)) break;
        if (f(middle) < 0 === isBelow) low = middle; else high = middle;
      }
      return high;
    };
    const hillBetween = (low, high, f) => {
      for (let index = 0; index < 60; index += 1) {
        const third = (high - low) / 3;
        if (f(low + third) < f(high - third)) low += third; else high -= third;
      }
      return low + (high - low) / 2;
    };
    // Time, value and velocity, sampled between corners until cubics keep to the motion, as `MotionTracer` does, with
    // the turns between the samples.
    const traced = (motion, g) => {
      const end = isFinite(motion.D) ? motion.D : motion.span ?? 10, samples = [];
      const add = (t, [x, v]) => {
        const before = samples.at(-1);
        if (before && t > before[0] && before[2] * v < 0) {
          const turn = rootBetween(before[0], t, (u) => motion.at(u, 0)[1]);
          samples.push([turn, ...motion.at(turn, 0)]);
        }
        samples.push([t, x, v]);
      };
      const refine = (t, left, next, right, depth) => {
        if (depth === 0 || !isFinite(left[0]) || !isFinite(right[0]) || samples.length > 40000) return;
        const h = next - t, middle = t + h / 2;
        if (!(middle > t && middle < next)) return;
        const state = motion.at(middle, 0);
        const estimate = (left[0] + right[0]) / 2 + h / 8 * (left[1] - right[1]);
        const slope = 1.5 * (right[0] - left[0]) / h - (left[1] + right[1]) / 4;
        const tolerance = 1e-5 * Math.max(Math.abs(g), Math.abs(state[0]));
        if (Math.abs(estimate - state[0]) <= tolerance && Math.abs(slope - state[1]) * h <= 8 * tolerance) return;
        refine(t, left, middle, state, depth - 1);
        add(middle, state);
        refine(middle, state, next, right, depth - 1);
      };
      const piece = (from, to) => {
        let left = motion.at(from, 1), t = from;
        add(from, left);
        if (!(to > from)) return;
        const length = to - from, count = Math.min(Math.max(Math.ceil(length / motion.scale(from)), 1), 40000);
        for (let index = 1; index <= count; index += 1) {
          const next = index === count ? to : from + length * (index / count), right = motion.at(next, index === count ? -1 : 0);
          refine(t, left, next, right, 14);
          add(next, right);
          [t, left] = [next, right];
        }
      };
      let from = 0;
      for (const corner of motion.corners(end)) {
        if (corner > from) piece(from, corner);
        from = Math.max(corner, from);
      }
      if (end > from || end === 0) piece(from, end);
      if (motion.D <= end) samples.push([motion.D, g, 0]);
      return { samples, end };
    };
    const measured = (motion, start, g, { samples, end } = traced(motion, g)) => {
      const size = Math.abs(g), tolerance = 1e-6 * size;
      const excess = (x) => (g < 0 ? g - x : x - g), excessAt = (t) => excess(motion.at(t, 0)[0]);
      let most = samples.length;
      if (motion.D <= end) {
        const rest = samples.findLastIndex(([t]) => t < motion.D);
        most = Math.min(rest + 2, samples.length);
      }
      const result = { overshoot: null, crossing: null, settled: null, peak: null };
      for (let index = 0; index < most; index += 1) {
        if (!(excess(samples[index][1]) >= -tolerance * 1e-3)) continue;
        const isLate = index > 0 && samples[index][0] > samples[index - 1][0];
        result.crossing = isLate && excess(samples[index][1]) > tolerance
          ? rootBetween(samples[index - 1][0], samples[index][0], excessAt) : samples[index][0];
        break;
      }
      const neverSettles = motion.isFunction ? motion.neverSettles : motion.D === Infinity;
      if (!neverSettles) {
        const band = 0.01 * size, last = samples.findLastIndex(([, x]) => Math.abs(x - g) > band);
        if (last < 0) result.settled = samples[0][0];
        else if (last + 1 >= samples.length) result.settled = motion.D <= end ? motion.D : null;
        else if (!(samples[last + 1][0] > samples[last][0])) result.settled = samples[last][0];
        else {
          result.settled = rootBetween(samples[last][0], samples[last + 1][0],
            (t) => band - Math.abs(motion.at(t, 0)[0] - g));
        }
      }
      const distance = (index) => (samples[index][1] - g) * (g < 0 ? -1 : 1);
      let furthest = -Infinity;
      for (let index = 0; index < most; index += 1) furthest = Math.max(furthest, distance(index));
      if (furthest > tolerance) {
        let best = 0;
        while (!(distance(best) >= furthest * (1 - 1e-3))) best += 1;
        while (best + 1 < most && distance(best + 1) > distance(best)) best += 1;
        result.overshoot = { part: distance(best) / size, time: samples[best][0], value: start + samples[best][1] };
      }
      let best = 0;
      const speed = (index) => Math.abs(samples[index][2]);
      for (let index = 0; index < most; index += 1) if (speed(index) * (1 - 1e-3) > speed(best)) best = index;
      while (best + 1 < most && speed(best + 1) > speed(best)) best += 1;
      let [time, , peak] = samples[best];
      for (const other of [best - 1, best + 1]) {
        if (!(other >= 0 && other < most)) continue;
        const low = Math.min(samples[best][0], samples[other][0]), high = Math.max(samples[best][0], samples[other][0]);
        if (!(low < high) || !isFinite(peak)) continue;
        const t = hillBetween(low, high, (u) => Math.abs(motion.at(u, 0)[1])), v = motion.at(t, 0)[1];
        if (Math.abs(v) > Math.abs(peak)) [time, peak] = [t, v];
      }
      if (peak !== 0) result.peak = { time, value: peak };
      result.removal = motion.D <= end ? motion.D : null;
      const logical = Math.min(motion.logical ?? Infinity, motion.D);
      result.logical = motion.isFunction || !(motion.D <= end || logical <= end) ? null : logical;
      return result;
    };
    // Values at even times, made once for each motion as far as they are asked for.
    const GRID = 600;
    const evenValues = kept(() => []);
    const evenValue = (motion, index) => {
      const values = evenValues(motion);
      while (values.length <= index) values.push(motion.at(values.length / GRID, 0)[0]);
      return values[index];
    };
    // The largest difference of two motions of the same distance, as a part of it.
    const differenceOf = (one, other, g) => {
      const end = Math.min(Math.max(...[one, other].map(({ D, span }) => (isFinite(D) ? D : span ?? 10))), 60);
      const at = (t, side = 0) => Math.abs(one.at(t, side)[0] - other.at(t, side)[0]);
      let worst = 0, time = 0;
      for (let index = 0; index / GRID < end; index += 1) {
        const d = Math.abs(evenValue(one, index) - evenValue(other, index));
        if (d > worst) [worst, time] = [d, index / GRID];
      }
      const t = hillBetween(Math.max(time - 1 / GRID, 0), Math.min(time + 1 / GRID, end), at);
      const sides = [one.D, other.D].filter((t) => t <= end).flatMap((t) => [at(t, -1), at(t, 1)]);
      return Math.max(worst, at(t), ...sides) / Math.abs(g);
    };
    """#
}
