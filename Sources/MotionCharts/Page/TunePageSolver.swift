/// The arithmetic of a page with knobs: springs and curves on frames, as the Swift library plays them.
///
/// It is a port of `FluidSpringIntegrator`, `FluidSpringState`, `CubicBezier`, `CombinedAnimation` and the types around
/// them, operation by operation, in the same order. SwiftUI's fluid spring needs only + − × ÷ and √, which are rounded
/// alike everywhere, so that its numbers are those of the library to the last bit. There is no power and no `hypot` in
/// it; `exp`, `sin` and `cos` are only in the closed solution of a spring, which may differ in the last place.
///
/// An animation is `{k, …}` with a kind `k`: `fluid` (r, z, b), `interp` (m, s, d, v), `bez` and `css` (p, D), and the
/// modifiers `delay`, `speed`, `repeat`, `logical` (n, base).
enum TunePageSolver {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const STEP = 1 / 300;
    const isFar = (g) => g * g > 1e18;
    const integrator = (r, z) => {
      const w = r > 0 ? 2 * Math.PI / r : Infinity;
      const k = Math.min(w * w, 45000);
      return { k, c: 2 * Math.sqrt(k) * z };
    };
    // Half a kick, a drift, the new force, half a kick; far away what the drift loses by rounding is kept.
    const step = (spring, p, g) => {
      const half = p.v + p.a * (STEP / 2), drift = half * STEP;
      let rest;
      if (isFar(g)) {
        const change = drift + p.e, sum = p.x + change, added = sum - p.x;
        p.e = (p.x - (sum - added)) + (change - added);
        p.x = sum;
        rest = g - p.x - p.e;
      } else {
        p.x += drift;
        rest = g - p.x;
      }
      p.a = rest * spring.k - half * spring.c;
      p.v = half + p.a * (STEP / 2);
    };
    const SMALL = 2.913414348125081e-157, LEAST = 2.220446049250313e-16;
    const isOver = (spring, p, g) => {
      if (isFar(g)) {
        const part = g * SMALL, size = Math.sqrt(part * part);
        const square = (x) => { const y = x * SMALL * (1 / size); return y * y; };
        const speed = square(p.v), force = square(p.a);
        if (![speed, force, square(p.x)].every(isFinite)) return true;
        const quiet = Math.sqrt(0.0036) * SMALL / size, w = Math.sqrt(spring.k);
        const slow = Math.max(quiet, Math.max(w, 60) * LEAST);
        const weak = Math.max(quiet, w * Math.max(w, 60) * LEAST);
        if (!(speed <= slow * slow && force <= weak * weak)) return false;
        return square(g - p.x) <= 0.01 * 0.01;
      }
      const speed = p.v * p.v, force = p.a * p.a;
      if (!isFinite(speed) || !isFinite(force) || !isFinite(p.x * p.x)) return true;
      if (Math.max(speed, force) > 0.0036) return false;
      const near = g * 0.01, rest = g - p.x;
      return near * near === 0 || near * near >= rest * rest;
    };
    // The state that an animation remembers from frame to frame.
    const fresh = () => ({
      x: 0, v: 0, a: 0, e: 0, since: 0, from: 0, by: 0, origin: 0, taken: 0, moved: false, done: false, cycle: null,
    });
    const copied = (c) => ({
      ...c, cycle: copiedCycle(c.cycle), parts: c.parts?.map((part) => ({ ...part, c: copied(part.c) })),
    });
    const copiedCycle = (cycle) => cycle && { ...cycle, inner: copiedCycle(cycle.inner) };
    const stepsDue = (c, t) => {
      if (t - (c.origin + c.taken * STEP) > 1) {
        c.origin = t - 1 / 60;
        c.taken = 0;
      }
      const elapsed = t - c.origin;
      if (!(elapsed > 0)) return 0;
      const due = Math.max(Math.trunc(elapsed * 300 + 1e-6) + 1 - c.taken, 0);
      c.taken += due;
      if (due > 0) c.moved = true;
      return due;
    };
    const blended = ({ r, b }, c, t) => {
      if (!(b > 0) || c.by === 0) return r;
      const p = Math.min(Math.max((t - c.from) / b, 0), 1);
      return r + c.by * (1 - p * p * (3 - 2 * p));
    };
    // Repetitions inside one another each remember where they are.
    const inCycle = (c, body) => {
      const own = c.cycle ?? { index: 0, offset: 0, inner: null };
      c.cycle = own.inner;
      const result = body(own);
      own.inner = c.cycle && (c.cycle.index > 0 || c.cycle.inner) ? c.cycle : null;
      c.cycle = own;
      return [result, own];
    };
    const isBack = (A, cycle) => A.turns && cycle.index % 2 !== 0;
    // The distance of g that is covered at a time; null once the animation is over.
    const animate = (A, g, t, c) => {
      switch (A.k) {
        case "fluid": {
          const r = blended(A, c, t);
          if (t - c.since + 1e-6 * STEP >= r) c.done = true;
          const spring = integrator(r, A.z);
          for (let due = stepsDue(c, t); due > 0; due -= 1) step(spring, c, g);
          return c.moved && isOver(spring, c, g) ? null : c.x;
        }
        case "interp": {
          const solved = solution(A);
          if (t >= solved.logical) c.done = true;
          if (!(t < solved.D)) return null;
          const [x] = solved.at(t);
          return isFinite(x) ? g * x : null;
        }
        case "bez": return A.D > 0 && t <= A.D ? g * bezier(A.p).shown(Math.min(Math.max(t / A.D, 0), 1)) : null;
        case "css": return A.D > 0 && t < A.D ? g * easing(A.p).value(Math.max(t / A.D, 0)) : null;
        case "delay":
          if (t < A.n && A.base.k === "css") return g * 0;
          return animate(A.base, g, Math.max(0, t - A.n), c);
        case "speed": return animate(A.base, g, t * A.n, c);
        case "logical": {
          const x = animate(A.base, g, t, c);
          if (t >= A.n) c.done = true;
          return x;
        }
        case "repeat": {
          const [x, cycle] = inCycle(c, (own) => animate(A.base, g, t - own.offset, c));
          const back = isBack(A, cycle);
          if (x !== null) return back ? g - x : x;
          Object.assign(c, fresh(), { done: c.done, cycle: { index: cycle.index + 1, offset: t, inner: null } });
          if (A.n !== null && cycle.index + 1 >= A.n) return null;
          return back ? 0 : g;
        }
        case "sum": {
          let x = 0, reached = 0;
          for (const [index, part] of c.parts.entries()) {
            x = null;
            if (!part.over) {
              part.c.done = false;
              x = animate(part.A, part.g - reached, t - part.start, part.c);
              part.over = x === null;
              part.covered = x ?? 0;
              if (index === c.parts.length - 1 && part.c.done) c.done = true;
            }
            reached = x === null ? part.g : reached + x;
          }
          return x === null ? null : reached;
        }
      }
    };
    const product = (x, factor) => (x === 0 || factor === 0 ? 0 : x * factor);
    // How fast what was covered last moves on.
    const slope = (A, g, t, c) => {
      switch (A.k) {
        case "fluid": return c.v;
        case "interp": return t < solution(A).D ? product(g, solution(A).at(t)[1]) : 0;
        case "bez": return A.D > 0 && t >= 0 && t < A.D ? product(g, bezier(A.p).slope(t / A.D) / A.D) : 0;
        case "css": return A.D > 0 && t >= 0 && t < A.D ? product(g, easing(A.p).slope(t / A.D) / A.D) : 0;
        case "delay": return t < A.n ? 0 : slope(A.base, g, Math.max(0, t - A.n), c);
        case "speed": return product(slope(A.base, g, t * A.n, c), A.n);
        case "logical": return slope(A.base, g, t, c);
        case "repeat": {
          const [v, cycle] = inCycle(c, (own) => slope(A.base, g, t - own.offset, c));
          return isBack(A, cycle) ? v * -1 : v;
        }
        case "sum": {
          let reached = 0, v = 0;
          for (const part of c.parts) {
            if (part.over) {
              reached = part.g;
              v = 0;
              continue;
            }
            const own = slope(part.A, part.g - reached, t - part.start, part.c);
            reached += part.covered;
            const isSpring = innermost(part.A).k === "fluid";
            if (!isSpring && t - part.start > 0) v += animate(part.A, 0 - v, t - part.start, copied(part.c)) ?? 0;
            v += own;
          }
          return v;
        }
      }
    };
    const innermost = (A) => (A.base ? innermost(A.base) : A);
    // Whether an animation goes on from where the one before is, with its velocity; its state is then changed.
    const merges = (A, before, g, t, c) => {
      if (A.k === "fluid") {
        const x = animate(before, g, t, c);
        c.x = x ?? g;
        Object.assign(c, { since: t, origin: t, taken: 0, moved: false });
        if (before.k === "fluid" && !before.isDefault && before.r !== A.r) {
          c.by = before.r - A.r;
          c.from = t;
        }
        return true;
      }
      if (!A.base || before.k !== A.k || before.n !== A.n || before.turns !== A.turns) return false;
      if (A.k === "repeat") {
        return inCycle(c, (own) => merges(A.base, before.base, g, t - own.offset, c))[0];
      }
      const inner = A.k === "delay" ? Math.max(0, t - A.n) : A.k === "speed" ? t * A.n : t;
      return merges(A.base, before.base, g, inner, c);
    };
    // Another animation takes over from what runs.
    const retarget = (run, change, A, t) => {
      const g = run.g + change, c = copied(run.c);
      c.done = false;
      if (merges(A, run.A, run.g, t, c)) {
        delete c.parts;
        Object.assign(run, { A, g, c });
        return "merge";
      }
      const isSum = run.A.k === "sum";
      const parts = isSum ? run.c.parts : [{ A: run.A, start: 0, g: run.g, c: run.c, over: false, covered: 0 }];
      parts.splice(0, isSum ? Math.max(parts.findLastIndex((part) => part.over), 0) : 0);
      parts.push({ A, start: t, g, c: fresh(), over: false, covered: 0 });
      Object.assign(run, { A: { k: "sum" }, g, c: { ...fresh(), parts } });
      return "combine";
    };
    const bits = new DataView(new ArrayBuffer(8));
    // The distance to the next larger number.
    const ulp = (x) => {
      bits.setFloat64(0, x);
      const low = bits.getUint32(4);
      bits.setUint32(4, low + 1 >>> 0);
      if (low === 0xffffffff) bits.setUint32(0, bits.getUint32(0) + 1);
      return bits.getFloat64(0) - x;
    };
    // The frames that a device shows: `steps` are changes `{f, A, to}` at frames, or throws, which have a place x and
    // a velocity v.
    const player = (start, rate, steps) => {
      const frames = [];
      const isPlain = steps.length === 1 && steps[0].f === 0 && steps[0].x === undefined;
      let model = start, next = 0, run = null;
      const change = ({ A, to, x, v }, t, events) => {
        if (x !== undefined) {
          model = to;
          run = { A, g: to - x, c: { ...fresh(), v: innermost(A).k === "fluid" ? v : 0 }, begin: t, origin: x };
          events.push("start");
        } else if (to !== model) {
          const old = model;
          model = to;
          if (run) {
            events.push(retarget(run, to - old, A, elapsed(t)));
            run.isDone = false;
          } else {
            run = { A, g: to - old, c: fresh(), begin: t, origin: old };
            events.push("start");
          }
          run.name = A.name;
        }
      };
      const elapsed = (t) => {
        const e = t - run.begin, whole = Math.round(e * rate) / rate;
        return Math.abs(whole - e) <= 4 * ulp(t) ? whole : e;
      };
      const play = () => {
        const t = frames.length / rate, events = [];
        while (next < steps.length && steps[next].f <= frames.length) change(steps[next++], t, events);
        let x = model, v = 0;
        const name = run?.name ?? "";
        if (run) {
          const e = elapsed(t), covered = animate(run.A, run.g, e, run.c);
          const isComplete = run.isDone;
          if (covered === null) {
            run = null;
            events.push(...(isPlain || isComplete ? ["removed"] : ["removed", "logicallyComplete"]));
          } else {
            x = !isPlain && covered === run.g ? model : run.origin + covered;
            v = slope(run.A, run.g, e, run.c);
            // Of two that are vertical at one moment nothing is known but the frames.
            if (v !== v) v = ((animate(run.A, run.g, e + 1 / rate, copied(run.c)) ?? run.g) - covered) * rate;
            if (run.c.done && !isComplete) {
              run.isDone = true;
              events.push("logicallyComplete");
            }
          }
        }
        frames.push({ x, v, on: run !== null, model, name: run ? name : "", events });
      };
      const at = (index) => {
        while (frames.length <= index) play();
        return frames[index];
      };
      // The first frame in which nothing runs any more; null if there is none among so many.
      const end = (most) => {
        for (let index = steps.at(-1)?.f ?? 0; index <= most; index += 1) if (!at(index).on) return index;
        return null;
      };
      return { at, end };
    };
    """#
}
