/// The texts for other libraries on a page with knobs: those of `MotionConversion`, byte for byte.
///
/// Springs are taken apart into `{m, s, d, r, z, v}`, mass, stiffness, damping, response, damping ratio and velocity.
enum TunePageTexts {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const refuse = (reason, hint) => { throw { sentence: hint ? `${reason}; ${hint}` : reason }; };
    const SHORTEST = 2 * Math.PI / Math.sqrt(45000);
    // The parts of an animation for which libraries have parameters: a spring or a curve, its delay and its
    // repetition.
    const partsOf = (A) => {
      const parts = { A, speed: 1, delay: 0, cycleDelay: 0, repetition: null, remarks: [], modifiers: "" };
      let core = A;
      for (; core.base; core = core.base) {
        const n = core.n;
        if (core.k === "speed") {
          parts.speed *= n;
          parts.modifiers = `.speed(${exact(n)})` + parts.modifiers;
        } else if (core.k === "delay") {
          if (parts.repetition) parts.cycleDelay += n / parts.speed; else parts.delay += n / parts.speed;
          parts.modifiers = `.delay(${exact(n)})` + parts.modifiers;
        } else if (core.k === "repeat") {
          const words = [n === null ? null : String(n), core.turns ? null : "autoreverses: false"];
          parts.modifiers = call(n === null ? ".repeatForever" : ".repeatCount", ...words) + parts.modifiers;
          if (n !== null && n <= 1) continue;
          if (parts.repetition) refuse("one repetition inside another cannot be converted", "convert the inner one alone");
          parts.repetition = { count: n, turns: core.turns };
        } else {
          parts.remarks.push("the logical completion is lost: only SwiftUI distinguishes it from the end");
          parts.modifiers = `.logicallyComplete(after: ${exact(n)})` + parts.modifiers;
        }
      }
      parts.core = core;
      if (["bez", "css", "curve"].includes(core.k)) {
        const D = core.k === "curve" ? 1 : core.D / parts.speed;
        if (core.k === "curve") parts.remarks.push("the curve has no duration of its own; one second is used");
        parts.curve = { p: core.p, D, isLinear: core.p.join() === "0,0,1,1" };
        checkTime(D, "its duration");
        if (core.p.some((x) => Math.abs(x) > 1e30)) refuse("a control point of the curve is beyond what can be written", "use numbers up to 10³⁰");
      } else {
        parts.spring = springSource(core, parts.speed);
        parts.original = springSource(core, 1);
        if (core.k === "fluid" && core.r < SHORTEST) parts.remarks.push("SwiftUI limits the stiffness to 45,000, which is what is converted");
      }
      checkTime(parts.delay, "its delay");
      checkTime(parts.cycleDelay, "its delay");
      return parts;
    };
    const checkTime = (t, what) => {
      if (Math.abs(t) <= 1e9) return;
      refuse(`${what} is ${isFinite(t) ? `${human(t, 3)} s` : "longer than any number of seconds"}, and more than 10⁹ s is not written`,
        "make it shorter, or its speed greater");
    };
    const responseFor = (stiffness) => {
      const r = 2 * Math.PI / Math.sqrt(stiffness);
      return roundings(r).find((x) => { const w = 2 * Math.PI / x; return w * w === stiffness; }) ?? r;
    };
    const springSource = (core, speed) => {
      let source;
      if (core.k === "fluid") {
        const r = Math.max(core.r, SHORTEST) / speed, spring = springOf(r, core.z);
        source = { m: 1, s: stiffnessOf(spring), d: dampingOf(spring), r, z: core.z, v: 0 };
      } else if (core.k === "fn") {
        const own = core.spring, z = own.b / own.n;
        const [s, d] = physical(own);
        const r = roundings(2 * Math.PI / own.n).find((x) => isSameSpring(springOf(x, z), own)) ?? 2 * Math.PI / own.n;
        source = { m: own.m, s, d, r, z, v: 0 };
      } else {
        const s = core.s * speed * speed, critical = 2 * Math.sqrt(core.m * s), isLimited = core.d * speed > critical;
        const d = isLimited ? critical : core.d * speed;
        if (!isFinite(core.s)) refuse("a spring of duration 0 has an infinite stiffness", "set the value without an animation");
        source = { m: core.m, s, d, r: responseFor(s / core.m), z: isLimited ? 1 : d / critical, v: core.v * speed, isLimited };
      }
      const isWritable = (x) => Math.abs(x) <= 1e30 && Math.abs(x) >= 1e-30;
      const { m, s, d, r, z, v } = source;
      if (![m, s, r].every(isWritable) || ![d, z, v].every((x) => x === 0 || isWritable(x))) {
        refuse(`a number of the spring is beyond what can be written (stiffness ${human(s, 3)}, damping ${human(d, 3)})`,
          "use numbers between 10⁻³⁰ and 10³⁰");
      }
      checkTime(r, "the spring's response");
      return { ...source, k: core.k, spring: springOfMass(m, s, d, z > 1), bounce: anyBounceOf(z), w: 2 * Math.PI / r };
    };
    const physical = (spring) => {
      const s = stiffnessOf(spring), d = dampingOf(spring);
      const isNear = (x, y) => Math.abs(x - y) <= 4 * ulp(Math.abs(y));
      return pairs(roundings(s), roundings(d)).find(([x, y]) => isNear(x, s) && isNear(y, d)
        && isSameSpring(springOfMass(spring.m, x, y, spring.b / spring.n > 1), spring)) ?? [s, d];
    };

    // An animation as SwiftUI writes it.
    const PRESETS = { linear: "0,0,1,1", easeIn: "0.42,0,1,1", easeOut: "0,0,0.58,1", easeInOut: "0.42,0,0.58,1" };
    const presetOf = (p) => Object.keys(PRESETS).find((name) => PRESETS[name] === p.join());
    const canonical = (core) => {
      switch (core.k) {
        case "fluid": {
          if (core.isDefault) return ".default";
          const bounce = bounceOf(core.z), blend = word("blendDuration", core.b, 0);
          return bounce === null
            ? call(".spring", word("response", core.r), word("dampingFraction", core.z), blend)
            : call(".spring", word("duration", core.r), word("bounce", bounce), blend);
        }
        case "interp": {
          const velocity = word("initialVelocity", core.v, 0);
          const bounce = written(anyBounce(core.d / (2 * Math.sqrt(core.s))));
          for (const r of core.m === 1 && bounce > -1 ? roundings(2 * Math.PI / Math.sqrt(core.s)) : []) {
            const w = 2 * Math.PI / r;
            if (r > 0 && w * w === core.s && 2 * w * dampingRatio(bounce) === core.d) {
              return call(".interpolatingSpring", word("duration", r), word("bounce", bounce), velocity);
            }
          }
          return call(".interpolatingSpring", word("mass", core.m, 1), word("stiffness", core.s), word("damping", core.d), velocity);
        }
        case "fn": return functionText(core.spring);
        case "bez": {
          const name = presetOf(core.p);
          return name ? call("." + name, word("duration", core.D)) : call(".timingCurve", ...core.p.map(exact), word("duration", core.D));
        }
        case "curve": {
          const name = presetOf(core.p), [x1, y1, x2, y2] = core.p;
          if (core.isLinear) return "UnitCurve.linear";
          if (name && name !== "linear") return "UnitCurve." + name;
          return call("UnitCurve.bezier", `startControlPoint: ${call("UnitPoint", word("x", x1), word("y", y1))}`,
            `endControlPoint: ${call("UnitPoint", word("x", x2), word("y", y2))}`);
        }
      }
    };
    const anyBounce = (z) => (z <= 1 ? 1 - z : 1 / z - 1);
    // The shortest of the texts that give exactly a spring.
    const functionText = (spring) => {
      const r = 2 * Math.PI / spring.n, z = spring.b / spring.n, isOver = z > 1, near = written(anyBounce(z));
      const texts = [];
      if (spring.m === 1) {
        for (const x of near > -1 ? roundings(r) : []) {
          texts.push([springOf(x, dampingRatio(near)), call("Spring", word("duration", x), word("bounce", near))]);
        }
        for (const [x, y] of pairs(roundings(r), roundings(z))) {
          texts.push([springOf(x, y), call("Spring", word("response", x), word("dampingRatio", y))]);
        }
      }
      for (const [x, y] of pairs(roundings(stiffnessOf(spring)), roundings(dampingOf(spring)))) {
        texts.push([springOfMass(spring.m, x, y, isOver), call("Spring", word("mass", spring.m, 1), word("stiffness", x),
          word("damping", y), isOver ? "allowOverDamping: true" : null)]);
      }
      const same = texts.filter(([made]) => isSameSpring(made, spring)).map(([, text]) => text);
      return same.length > 0 ? same.reduce((best, text) => (text.length < best.length ? text : best)) : texts[0][1];
    };

    // When libraries consider a spring at rest.
    const restStep = (spring) => Math.max(0.001, 2 * Math.PI / spring.n / 2000);
    const firstRest = (spring, v, isAtRest) => {
      if (!(spring.b > 0)) return null;
      const h = restStep(spring), at = response(spring.w, spring.b, spring.n, v);
      for (let index = 1; index <= 100000; index += 1) {
        const [x, speed] = at(index * h);
        if (isAtRest(1 - x, speed)) return index * h;
      }
      return -100000 * h;
    };
    const stayingRest = (spring, v, distance) => {
      const s = spring.m * spring.n * spring.n, b = 2 * spring.b * spring.m / (2 * spring.m);
      if (!(b > 0)) return null;
      const square = s / spring.m - b * b;
      if (square > 0) {
        const sine = (b - v) / Math.sqrt(square);
        return Math.max(Math.log(Math.sqrt(1 + sine * sine) / distance) / b, 0);
      }
      const h = restStep(spring), at = response(spring.w, spring.b, spring.n, v);
      let last = 0;
      for (let index = 0; index <= 100000; index += 1) if (Math.abs(1 - at(index * h)[0]) >= distance) last = index;
      return last === 100000 ? -(last + 1) * h : (last + 1) * h;
    };
    // Seconds, less than 0 for later than that, null for never.
    const restWords = (library, rest, rule, note = "") => {
      if (rest === null || !isFinite(rest)) return `${library} never ends it${note}`;
      const time = `${human(Math.abs(rest), 3)} s${note}, ${rule}`;
      return `${library} ends it ${rest < 0 ? "later than after" : "after"} ${time}`;
    };
    // How far what a library plays is from what SwiftUI shows, in one cycle and without delays.
    const played = (parts) => {
      const { core, speed } = parts, motion = course(core, 1);
      const isFunction = core.k === "fn" || core.k === "curve";
      const length = core.k === "fn" ? settling(parts.spring.spring) || Infinity : core.k === "curve" ? 1 : motion.D / speed;
      const D = isFinite(length) ? Math.min(Math.max(length, 0), 600) : core.k === "fn" ? 600 : 10;
      return { D, isPart: D < length, at: (t) => motion.at(isFunction ? t : t * speed, 0)[0] };
    };
    const accuracy = (D, one, other, exactness) => {
      if (!(D > 0)) return [0, 0];
      const count = Math.min(Math.max(Math.trunc(D * 4000), 4000), 40000), h = D / count;
      const error = (t) => { const e = Math.abs(one(t) - other(t)); return e !== e ? Infinity : e; };
      let worst = 0, time = 0;
      for (let index = 0; index < count; index += 1) {
        const e = error(index * h);
        if (e > worst) [worst, time] = [e, index * h];
      }
      if (!(worst > exactness)) return [0, 0];
      let low = Math.max(time - h, 0), high = Math.min(time + h, beside(D, -1));
      for (let index = 0; index < 40; index += 1) {
        const first = low + (high - low) / 3, second = high - (high - low) / 3;
        if (error(first) < error(second)) low = first; else high = second;
      }
      const middle = (low + high) / 2, e = error(middle);
      return e > worst ? [e, middle] : [worst, time];
    };
    const errorWords = ([error, time]) => (error === 0 ? "exact" : error <= 1e-6 ? "exact except for rounding"
      : `off by at most ${human(error * 100, 3)} % of the travel, at ${human(time, 3)} s`);
    const verdict = (parts, motion) => {
      const shown = played(parts), notes = [];
      const own = accuracy(shown.D, shown.at, motion, parts.spring ? 1e-9 : 4e-6);
      let words = errorWords(own);
      if (parts.core.k === "fluid" && own[0] !== 0) {
        const { spring, v } = parts.spring, at = response(spring.w, spring.b, spring.n, v);
        const ideal = accuracy(shown.D, (t) => at(t)[0], motion, 1e-9);
        words = ideal[0] <= 1e-6 ? `exact for the spring itself${ideal[0] === 0 ? "" : ", apart from rounding"}; ${words}, from SwiftUI's steps of 1/300 s`
          : `${words}, from what SwiftUI shows; ${errorWords(ideal)}, from the spring itself`;
      }
      if (parts.spring?.isLimited) notes.push("the spring is overdamped, and SwiftUI plays it as critically damped");
      if (parts.spring && shown.isPart) {
        notes.push(`the spring takes long to settle; the error is that of the first ${code(shown.D)} s`);
      }
      return { words, notes };
    };
    """#
}
