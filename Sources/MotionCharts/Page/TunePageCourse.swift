/// The arithmetic of a page with knobs in continuous time: the course of a spring between its steps, and the modifiers
/// around it.
///
/// This is a port of `FluidSpringPath`, `SpringStepCourse` and the modifiers. A course has its end `D`, a duration in
/// seconds in which it cannot turn twice, its corners and `at(t, side)`, which gives value and velocity.
enum TunePageCourse {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const isAt = (t, moment, within) =>
      t === moment || isFinite(moment) && Math.abs(t - moment) <= 1e-9 * Math.min(within, Math.abs(moment));
    // Where the velocities at the ends of a step would lead a cubic astray, they last for a ramp only.
    const rampOf = (change, p, q, before, after, rounding) => {
      if (change === 0 && p === 0 && q === 0 && before === 0 && after === 0) return null;
      if (change < 0 || change === 0 && Math.min(p, q) < 0 && p <= 0) {
        [change, p, q, before, after] = [-change, -p, -q, -before, -after];
      }
      const room = after < 0 && (change > 0 || before > 0)
        ? Math.max(change, -after, change > 0 ? 0 : before) / 8 : 0;
      const depth = before < 0 && (change > 0 || after > 0)
        ? Math.max(change, -before, change > 0 ? 0 : after) / 8 : 0;
      const a = p + q - 2 * change, b = 3 * change - 2 * p - q;
      const turns = roots(3 * a, 2 * b, p).map((s) => s * (p + s * (b + s * a)));
      const isLawful = !turns.some((x) => x > change + room + rounding || x < -depth - rounding)
        && !(turns.length === 2 && p >= 0 && q >= 0 && Math.abs(turns[1] - turns[0]) > rounding);
      if (isLawful) return null;
      const limits = [0.5];
      if (p < 0) limits.push(2 * depth / -p);
      if (q < 0) limits.push(2 * room / -q);
      if (!(p < 0) && !(q < 0)) limits.push(2 * change / (Math.max(p, 0) + Math.max(q, 0)));
      else if (!(p < 0) && p > 0) limits.push(2 * (change + room) / p);
      else if (!(q < 0) && q > 0) limits.push(2 * (change + depth) / q);
      return Math.min(...limits);
    };
    const roots = (a, b, c) => {
      const square = b * b - 4 * a * c;
      if (!(square > 0)) return [];
      const sum = -(b + (b < 0 ? -Math.sqrt(square) : Math.sqrt(square))) / 2;
      return [sum / a, c / sum].filter((s) => s > 0 && s < 1);
    };
    // The states of a fluid spring after each of its steps, joined.
    const fluidCourse = (A, g) => {
      const spring = integrator(A.r, A.z), p = fresh(), phases = [[0, 0, 0]];
      const most = spring.c > 0 ? 3e6 : 3000;
      let D = Infinity;
      while (phases.length <= most && D === Infinity) {
        step(spring, p, g);
        phases.push([p.x, p.v, p.e]);
        if (isOver(spring, p, g)) D = (phases.length - 1) / 300;
      }
      const phase = (index) => {
        while (phases.length <= index) {
          step(spring, p, g);
          phases.push([p.x, p.v, p.e]);
        }
        return phases[index];
      };
      const change = (index) => phase(index + 1)[0] - phase(index)[0] + (phase(index + 1)[2] - phase(index)[2]);
      const ramps = [];
      const ramp = (index) => (ramps[index] === undefined ? ramps[index] = freshRamp(index) : ramps[index]);
      const freshRamp = (index) => {
        const [from, to] = [phase(index), phase(index + 1)];
        const before = index > 0 ? change(index - 1) : from[1] * STEP;
        return rampOf(change(index), from[1] * STEP, to[1] * STEP, before, change(index + 1),
          4 * Math.max(ulp(Math.abs(from[0])), ulp(Math.abs(to[0]))));
      };
      const at = (t, side) => {
        if (isAt(t, D, STEP) ? side >= 0 : t > D) return [g, 0];
        t = isAt(t, D, STEP) ? D : t;
        if (!(t > 0)) return phases[0];
        let index = Math.trunc(t * 300), s = t * 300 - index;
        if (side < 0 && s === 0) [index, s] = [index - 1, 1];
        const [from, to] = [phase(index), phase(index + 1)], d = change(index);
        const e = s > 1e-9 || d === 0 ? ramp(index) : null, r = 1 - s, hill = 6 * s * r;
        if (e === null) {
          const elapsed = STEP * s;
          return [
            from[0] + d * (s * s * (3 - 2 * s)) + from[1] * (elapsed * r * r) + to[1] * (elapsed * s * (s - 1)),
            d * (hill / STEP) + from[1] * (r * (1 - 3 * s)) + to[1] * (s * (3 * s - 2)),
          ];
        }
        const whole = s * s * (3 - 2 * s), late = e - r;
        const first = s < e ? s - s * s / (2 * e) : e / 2, last = late > 0 ? late * late / (2 * e) : 0;
        return [
          from[0] + d * whole + from[1] * ((first - e / 2 * whole) * STEP) + to[1] * ((last - e / 2 * whole) * STEP),
          d * (hill / STEP) + from[1] * ((s < e ? 1 - s / e : 0) - e / 2 * hill)
            + to[1] * ((r < e ? 1 - r / e : 0) - e / 2 * hill),
        ];
      };
      const quarter = Math.floor(Math.PI / 2 / Math.sqrt(spring.k) * 300);
      const scale = spring.c * STEP >= 1 ? STEP : STEP * Math.min(Math.max(quarter, 1), 8);
      return { D, logical: Math.max(A.r, 0), h: STEP, scale: () => scale, corners: () => [], at };
    };
    const curveCourse = (A, g, value, slope) => ({
      D: A.D > 0 ? A.D : 0, h: A.D / 256, scale: () => A.D * (1 / 16), corners: () => [],
      at: (t, side) => {
        const isEnd = isAt(t, A.D, A.D);
        if (!(A.D > 0) || (isEnd ? side >= 0 : t > A.D)) return [g, 0];
        const x = isEnd ? 1 : Math.max(t / A.D, 0);
        return [g * value(x), product(g, slope(x) / A.D)];
      },
    });
    // An animation of a distance g where time is continuous.
    const course = (A, g) => {
      const none = () => [];
      switch (A.k) {
        case "fluid": return fluidCourse(A, g);
        case "interp": {
          const { D, at, logical, h } = solution(A);
          return {
            D, logical, h, scale: () => 48 * h, corners: none,
            at: (t, side) => {
              if (isAt(t, D, D) ? side >= 0 : t > D) return [g, 0];
              const [x, v] = at(t);
              return [g * x, product(g, v)];
            },
          };
        }
        case "fn": {
          const at = response(A.spring.w, A.spring.b, A.spring.n, 0);
          return {
            D: Infinity, span: A.span, isFunction: true, neverSettles: A.neverSettles, h: 2 * Math.PI / A.spring.n / 48,
            scale: () => Math.min(2 * Math.PI / A.spring.n, A.span), corners: none,
            at: (t) => at(t).map((x) => g * x),
          };
        }
        case "curve": {
          const { shown, slope: rate } = A.isLinear ? { shown: (x) => x, slope: () => 1 } : bezier(A.p);
          return {
            D: Infinity, span: 1, isFunction: true, h: 1 / 256, scale: () => 1 / 16, corners: none,
            at: (t, side) => (t > 1 || t === 1 && side > 0 ? [g * shown(1), 0]
              : [g * shown(Math.max(t, 0)), product(g, rate(Math.max(t, 0)))]),
          };
        }
        case "bez": return curveCourse(A, g, bezier(A.p).shown, bezier(A.p).slope);
        case "css": return curveCourse(A, g, easing(A.p).value, easing(A.p).slope);
      }
      const base = course(A.base, g), n = A.n;
      if (A.k === "logical") return { ...base, logical: Math.min(base.logical ?? Infinity, Math.max(n, 0)) };
      if (!(base.D > 0) && !(A.k === "delay" && A.base.k === "css" && n > 0)) return base;
      const logical = (make) => base.logical === undefined ? undefined : make(base.logical);
      if (A.k === "delay") {
        const start = base.at(0, 0)[0];
        return {
          ...base, D: Math.max(base.D + n, 0), logical: logical((t) => Math.max(t + n, 0)),
          span: base.span === undefined ? undefined : base.span + n,
          scale: (t) => (t < n && !isAt(t, n, base.scale(0)) ? Infinity : base.scale(Math.max(t - n, 0))),
          corners: (end) => [n, ...base.corners(end - n).map((t) => t + n)].filter((t) => t > 0 && t < end),
          at: (t, side) => {
            const begins = isAt(t, n, base.scale(0));
            return (begins ? side < 0 : t < n) ? [start, 0] : base.at(begins ? 0 : Math.max(0, t - n), side);
          },
        };
      }
      if (A.k === "speed") {
        return {
          ...base, D: base.D / n, h: base.h / n, logical: logical((t) => t / n),
          span: base.span === undefined ? undefined : base.span / n, scale: (t) => base.scale(t * n) / n,
          corners: (end) => base.corners(end * n).map((t) => t / n),
          at: (t, side) => { const [x, v] = base.at(t * n, side); return [x, product(v, n)]; },
        };
      }
      if (!(base.D > 0 && base.D < Infinity)) return base;
      const L = base.D, count = A.n === null ? Infinity : Math.max(A.n, 1), D = A.n === null ? Infinity : seam(L, count);
      const isSeam = (t, k) => isAt(t, seam(L, k), L);
      const cycleAt = (k, t, side) => {
        const [x, v] = base.at(t, side);
        return A.turns && k % 2 ? [g - x, -v] : [x, v];
      };
      const locate = (t) => {
        if (isSeam(t, 1)) return [0, L];
        if (!(t > L)) return [0, t];
        let k = 1 + Math.trunc((t - L) / L);
        if (isSeam(t, k) || t < seam(L, k)) k -= 1;
        else if (t > seam(L, k + 1) && !isSeam(t, k + 1)) k += 1;
        return [k, isSeam(t, k + 1) ? L : t - seam(L, k)];
      };
      return {
        ...base, D, logical: base.logical <= L ? base.logical : undefined,
        span: A.n === null ? seam(L, A.turns ? 6 : 3) : undefined,
        scale: (t) => { const [, inner] = locate(t); return base.scale(inner >= L ? 0 : inner); },
        corners: (end) => {
          const found = [], inner = base.corners(L);
          for (let k = 0; seam(L, k) < Math.min(end, D) && found.length < 1e5; k += 1) {
            if (k > 0) found.push(seam(L, k));
            found.push(...inner.map((t) => seam(L, k) + t).filter((t) => t < Math.min(end, D)));
          }
          return found;
        },
        at: (t, side) => {
          if (isFinite(count) && (isSeam(t, count) ? side >= 0 : t > D)) return [g, 0];
          const [k, inner] = locate(t);
          if (inner < L) return cycleAt(k, inner, side);
          if (side < 0) return cycleAt(k, L, -1);
          const [x, v] = cycleAt(k + 1, 0, 1);
          return [side > 0 ? x : A.turns && k % 2 ? 0 : g, v];
        },
      };
    };
    const seam = (length, cycles) => (cycles <= 0 ? 0 : length + (cycles - 1) * length);
    """#
}
