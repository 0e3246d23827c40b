/// A spring as CSS's `linear()`, with few points.
///
/// Corners are at multiples of a step, each on the motion or a tolerance above or below it, and the fewest links
/// between them that keep within the tolerance are found from left to right.
enum TunePageLine {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const linearText = ({ core, speed }) => {
      const motion = course(core, 1), D = core.k === "fn" ? motion.span : motion.D;
      if (!isFinite(D) || !(D > 0)) refuse("the motion has no end that a curve could have", "give it some damping");
      if (D > 60) refuse("the motion is too long for a curve on this page", "'kymo convert --to css-linear' follows it");
      // Above a stiffness of 2,000 a step is halved until a piece leaves its chord by less than 0.0001.
      const stiffness = core.k === "fluid" ? integrator(core.r, core.z).k : core.k === "fn" ? core.spring.n * core.spring.n : core.s / core.m;
      let h = 1 / 1200;
      while (stiffness > 2000 && h * h / 8 * stiffness > 0.0001 && D / h < 40000) h /= 2;
      const places = [], bend = h * h / 8 * stiffness;
      for (let index = 0; index * h < D - h / 2; index += 1) places.push([index * h, motion.at(index * h, 0)[0]]);
      places.push([D, motion.at(D, -1)[0]]);
      const tolerance = 0.001 - 0.000005 - bend, count = places.length;
      const links = new Int32Array(count * 3).fill(1e9), from = new Int32Array(count * 3).fill(-1);
      links[1] = 0;
      for (let index = 0; index < count - 1; index += 1) {
        for (let side = 0; side < 3; side += 1) {
          const own = index * 3 + side;
          if (links[own] === 1e9) continue;
          const [t, f] = places[index], x = f + (side - 1) * tolerance;
          let low = -Infinity, high = Infinity;
          for (let next = index + 1; next < count; next += 1) {
            const [u, g] = places[next], run = u - t;
            low = Math.max(low, (g - tolerance - x) / run);
            high = Math.min(high, (g + tolerance - x) / run);
            if (low > high) break;
            for (let end = 0; end < 3; end += 1) {
              const slope = (g + (end - 1) * tolerance - x) / run;
              if (slope >= low && slope <= high && links[own] + 1 < links[next * 3 + end]) {
                links[next * 3 + end] = links[own] + 1;
                from[next * 3 + end] = own;
              }
            }
          }
        }
      }
      let last = (count - 1) * 3;
      for (let end = 1; end < 3; end += 1) if (links[(count - 1) * 3 + end] < links[last]) last = (count - 1) * 3 + end;
      const points = [];
      for (let own = last; own >= 0; own = from[own]) {
        const index = Math.trunc(own / 3), [t, f] = places[index];
        points.unshift([Number(fixed(t / D * 100, 4)), Number(fixed(f + (own % 3 - 1) * tolerance, 5))]);
      }
      const stops = points.map(([t, x], index) => (index === 0 ? code(x) : `${code(x)} ${code(t)}%`));
      stops.push("1");
      let error = 0, at = 0;
      for (let index = 0; index < 10001; index += 1) {
        const part = index / 10000 * 100;
        while (at + 2 < points.length && points[at + 1][0] <= part) at += 1;
        const [[t, x], [u, y]] = [points[at], points[at + 1]];
        const shown = index === 10000 ? y : x + (y - x) * (part - t) / (u - t);
        error = Math.max(error, Math.abs(shown - motion.at(part / 100 * D, index === 10000 ? -1 : 0)[0]));
      }
      return { text: `linear(${stops.join(", ")})`, D: D / speed, count: stops.length, error };
    };
    """#
}
