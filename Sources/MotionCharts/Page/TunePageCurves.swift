/// Closed solutions and timing curves in the program of a page.
///
/// A port of `SpringResponse`, `InterpolatingSpringAnimation`, `Spring`, `CubicBezier` and `CubicBezierEasing`.
enum TunePageCurves {
  /// The JavaScript of this part of the program.
  static let text = #"""
    // Each number is made once for an animation, which never changes.
    const kept = (make) => {
      const made = new WeakMap();
      return (key) => {
        if (!made.has(key)) made.set(key, make(key));
        return made.get(key);
      };
    };
    // The position and velocity of a mass on a spring that starts with a velocity v: w is its frequency, b its decay.
    const response = (w, b, n, v) => (t) => {
      let x, h, dh;
      if (w > 0) {
        const decay = Math.exp(-b * t), sine = Math.sin(w * t) / w, cosine = Math.cos(w * t);
        x = 1 - decay * (cosine + b * sine);
        h = decay * sine;
        dh = decay * (cosine - b * sine);
      } else if (w < 0) {
        const fast = b - w, slow = n * n / fast;
        h = -Math.exp(-slow * t) * Math.expm1(2 * w * t) / (-2 * w);
        x = -Math.expm1(-slow * t) - slow * h;
        dh = Math.exp(-fast * t) - slow * h;
      } else {
        const decay = Math.exp(-b * t);
        x = 1 - decay * (1 + b * t);
        h = decay * t;
        dh = decay * (1 - b * t);
      }
      return [x + v * h, n * n * h + v * dh];
    };
    const scan = (distance) => {
      let best = Infinity, since = 0, t = 0;
      for (let index = 0; index < 1024; index += 1) {
        const d = distance(t);
        if (!isFinite(d)) return 0;
        if (best < 0.001) {
          if (d >= 0.001) [best, since] = [Infinity, 0];
          else if (t - since > 1) return since;
        }
        if (best >= 0.001 && d < best) [best, since] = [d, t];
        t += 0.1;
      }
      return 0;
    };
    const solution = kept(({ m, s, d, v }) => {
      const n = Math.sqrt(s / m), ratio = Math.min(d / (2 * Math.sqrt(s * m)), 1);
      const w = n * Math.sqrt((1 - ratio) * (1 + ratio)), b = ratio * n, at = response(w, b, n, v);
      const D = !isFinite(n) ? 0 : b === 0 ? Infinity
        : ratio < 1 ? Math.max(0, Math.log((1 + Math.abs((b - v) / w)) / 0.001) / b)
          : scan((t) => Math.abs(1 - at(t)[0]));
      return { D, at, logical: isFinite(s) ? 2 * Math.PI / Math.sqrt(s) : 0, h: 2 * Math.PI / n / 48 };
    });
    // A spring by itself, as a function of time: its frequencies, and how long it is followed.
    const springOf = (r, z) => {
      const n = 2 * Math.PI / r, split = Math.abs(n) * Math.sqrt(Math.abs((1 - z) * (1 + z)));
      return { w: z > 1 ? -split : z === 1 ? 0 : split, b: z * n, n: Math.abs(n), m: 1 };
    };
    const springOfMass = (m, s, d, isOver) => {
      const n = Math.sqrt(s / m), b = d / (2 * m), excess = (n - b) * (n + b);
      if (b > n) return { w: isOver ? -Math.sqrt(-excess) : 0, b: isOver ? b : n, n, m };
      return { w: Math.sqrt(excess), b, n, m };
    };
    const settling = ({ w, b, n }, v = 0) => {
      if (b === 0) return Infinity;
      const at = response(w, b, n, v);
      return w > 0 ? Math.max(Math.log((Math.abs(b - v) + 1) / 0.001) / b, 0) : scan((t) => Math.abs(at(t)[0] - 1));
    };

    // SwiftUI's cubic: solved to 2⁻²⁰, its values rounded to that.
    const PRECISION = 9.5367431640625e-7;
    const bezier = kept(([x1, y1, x2, y2]) => {
      const axis = (p, q) => {
        const c = 3 * p, b = 3 * (q - p) - c, a = 1 - c - b;
        return { value: (s) => ((a * s + b) * s + c) * s, slope: (s) => (3 * a * s + 2 * b) * s + c };
      };
      const X = axis(x1, x2), Y = axis(y1, y2);
      const parameter = (x, tolerance) => {
        let s = x;
        for (let index = 0; index < 8; index += 1) {
          const error = X.value(s) - x;
          if (Math.abs(error) < tolerance) return s;
          const rate = X.slope(s);
          if (Math.abs(rate) < PRECISION) break;
          s -= error / rate;
        }
        let low = 0, high = 1;
        s = Math.min(Math.max(x, low), high);
        for (let index = 0; index < 64 && low < high; index += 1) {
          const reached = X.value(s);
          if (Math.abs(reached - x) < tolerance) return s;
          if (x > reached) low = s; else high = s;
          s = (high - low) / 2 + low;
        }
        return s;
      };
      const rounded = (x) => (x * 1048576 < 0 ? -Math.round(-(x * 1048576)) : Math.round(x * 1048576)) * PRECISION;
      // The slope at an end, by the first of the control points that is not on it.
      const limit = (points) => {
        for (const [x, y] of points) {
          if (x !== 0) return y / x;
          if (y !== 0) return y < 0 ? -Infinity : Infinity;
        }
        return 1;
      };
      const slope = (x) => {
        if (x < 9.094947017729282e-13) return limit([[x1, y1], [x2 - x1, y2 - y1]]);
        if (x > 1 - 9.094947017729282e-13) return limit([[-(x2 - 1), -(y2 - 1)], [-(x1 - x2), -(y1 - y2)]]);
        const s = parameter(x, 8.881784197001252e-16), dx = X.slope(s), dy = Y.slope(s);
        return dx === 0 ? (dy < 0 ? -Infinity : Infinity) : dy / dx;
      };
      return { shown: (x) => rounded(Y.value(parameter(x, PRECISION))), slope };
    });
    // A cubic as the web has it, solved as far as numbers go.
    const easing = kept(([x1, y1, x2, y2]) => {
      const value = (s, p, q) => { const r = 1 - s; return s * (3 * r * (r * p + s * q) + s * s); };
      const rate = (s, p, q) => { const r = 1 - s; return 3 * (r * r * p + 2 * s * r * (q - p) + s * s * (1 - q)); };
      const parameter = (x) => {
        if (x <= 0) return 0;
        if (x >= 1) return 1;
        let low = 0, high = 1, s = x;
        for (let index = 0; index < 128; index += 1) {
          const error = value(s, x1, x2) - x;
          if (error === 0) return s;
          if (error > 0) high = s; else low = s;
          let next = s - error / rate(s, x1, x2);
          if (!(next > low && next < high)) next = low + (high - low) / 2;
          if (!(next > low && next < high)) return s;
          s = next;
        }
        return s;
      };
      const direction = (points) => {
        for (const [x, y] of points) if (x !== 0 || y !== 0) return x === 0 ? y * Infinity : y / x;
        return 1;
      };
      return {
        value: (x) => (x <= 0 ? 0 : x >= 1 ? 1 : value(parameter(x), y1, y2)),
        slope: (x) => {
          const s = parameter(x);
          if (s === 0) return direction([[x1, y1], [x2, y2], [1, 1]]);
          if (s === 1) return direction([[1 - x2, 1 - y2], [1 - x1, 1 - y1], [1, 1]]);
          const dx = rate(s, x1, x2), dy = rate(s, y1, y2);
          return dx === 0 ? (dy === 0 ? 1 : dy * Infinity) : dy / dx;
        },
      };
    });
    """#
}
