/// The rows of a page with knobs: the motion that each plays now, its spelling, and its text.
enum TunePageRows {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const rate = data.rate;
    // The numbers of a spelling, their ranges, and what may be typed.
    const isPositive = (x) => x > 0, isAny = () => true, isNatural = (x) => x >= 0;
    const DURATION = { name: "duration", unit: "s", low: 0.05, high: 2, takes: isPositive };
    const COORDINATE = { low: 0, high: 1, takes: (x) => x >= 0 && x <= 1 }, HEIGHT = { low: -1, high: 2, takes: isAny };
    const SPELLINGS = {
      spring: { title: "duration, bounce", knobs: [DURATION,
        { name: "bounce", low: -0.9, high: 0.95, takes: (x) => x > -1 }] },
      response: { title: "response, damping fraction", knobs: [{ ...DURATION, name: "response" },
        { name: "damping fraction", low: 0.05, high: 10, takes: isNatural }] },
      mass: { title: "mass, stiffness, damping", knobs: [{ name: "mass", takes: isPositive, isHidden: true },
        { name: "stiffness", low: 10, high: 2000, isLogarithmic: true, takes: isPositive },
        { name: "damping", low: 0, high: 200, takes: isNatural }] },
      curve: { title: "curve", knobs: [{ ...COORDINATE, name: "x1" }, { ...HEIGHT, name: "y1" },
        { ...COORDINATE, name: "x2" }, { ...HEIGHT, name: "y2" }, DURATION] },
    };
    const isCurve = (core) => ["bez", "css", "curve"].includes(core.k);
    // The motion's numbers in a spelling.
    const spelled = (core, spelling) => {
      if (isCurve(core)) return core.k === "curve" ? [...core.p] : [...core.p, core.D];
      const isFluid = core.k === "fluid", isFunction = core.k === "fn";
      const own = isFunction ? core.spring : isFluid ? springOf(core.r, core.z) : springOfMass(core.m, core.s, core.d, true);
      const z = isFluid ? core.z : isFunction ? own.b / own.n : core.d / (2 * Math.sqrt(core.s * core.m));
      const r = isFluid ? core.r : isFunction
        ? roundings(2 * Math.PI / own.n).find((x) => isSameSpring(springOf(x, z), own)) ?? 2 * Math.PI / own.n
        : responseFor(core.s / core.m);
      if (spelling === "spring") return [r, anyBounceOf(z)];
      if (spelling === "response") return [r, z];
      if (isFunction) return [own.m, ...physical(own)];
      const m = isFluid ? core.m ?? 1 : core.m, w = 2 * Math.PI / r;
      return isFluid ? [m, m * w * w, 2 * z * w * m] : [m, core.s, core.d];
    };
    // The motion that some numbers in a spelling stand for.
    const coreOf = (core, spelling, p) => {
      if (core.k === "curve") return { ...core, p: p.slice(0, 4), isLinear: false };
      if (spelling === "curve") return { ...core, p: p.slice(0, 4), D: p[4] };
      const spring = spelling === "spring" ? springOf(p[0], dampingRatio(p[1]))
        : spelling === "response" ? springOf(p[0], p[1]) : springOfMass(...p, p[2] > 2 * Math.sqrt(p[1] * p[0]));
      if (core.k === "fn") return functionCore(spring);
      if (core.k === "fluid") {
        const [r, z] = spelling === "mass" ? [2 * Math.PI / spring.n, spring.b / spring.n]
          : [p[0], spelling === "spring" ? dampingRatio(p[1]) : p[1]];
        return { k: "fluid", r, z, b: core.b, m: spelling === "mass" ? p[0] : core.m };
      }
      if (spelling === "mass") return { ...core, m: p[0], s: p[1], d: p[2] };
      if (spelling === "response") return { ...core, m: 1, s: stiffnessOf(spring), d: dampingOf(spring) };
      const w = 2 * Math.PI / p[0];
      return { ...core, m: 1, s: w * w, d: 2 * w * dampingRatio(p[1]) };
    };
    const functionCore = (spring) => {
      const at = response(spring.w, spring.b, spring.n, 0), distance = (t) => Math.abs(1 - at(t)[0]);
      let span = settling(spring);
      if (span === 0) {
        let low = 0, high = 600;
        for (let index = 0; index < 60; index += 1) {
          const middle = low + (high - low) / 2;
          if (distance(middle) < 0.001) high = middle; else low = middle;
        }
        span = distance(600) < 0.001 ? high : 10;
      }
      const neverSettles = !isFinite(span);
      return { k: "fn", spring, span: neverSettles ? 10 : span, neverSettles, most: laterOvershoot(spring, neverSettles ? 10 : span) };
    };
    // A spring that overshoots only after it has settled is measured until then.
    const laterOvershoot = ({ w, b, n }, span) => {
      if (!(w > 0)) return span;
      const crossing = (Math.PI - Math.atan2(w, b)) / w;
      if (!(crossing > span)) return span;
      const peak = (Math.floor(crossing * w / Math.PI) + 1) * Math.PI / w;
      return Math.abs(response(w, b, n, 0)(peak)[0] - 1) > 1e-6 ? peak + 0.1 / w : span;
    };
    // The call that stands for the numbers, as a person writes it.
    const callOf = (core, spelling, p) => {
      if (core.k === "css") return `css:${exact(p[4])}s cubic-bezier(${p.slice(0, 4).map(exact).join(", ")})`;
      if (core.k === "curve") return canonical({ ...core, p: p.slice(0, 4), isLinear: false });
      if (core.k === "bez") return call(".timingCurve", ...p.slice(0, 4).map(exact), word("duration", p[4]));
      const blend = core.k === "fluid" ? word("blendDuration", core.b ?? 0, 0) : null;
      const velocity = core.k === "interp" ? word("initialVelocity", core.v, 0) : null;
      const isOver = spelling === "mass" && p[2] > 2 * Math.sqrt(p[1] * p[0]);
      const value = spelling === "spring" ? call("Spring", word("duration", p[0]), word("bounce", p[1]))
        : spelling === "response" ? call("Spring", word("response", p[0]), word("dampingRatio", p[1]))
          : call("Spring", word("mass", p[0], 1), word("stiffness", p[1]), word("damping", p[2]), isOver ? "allowOverDamping: true" : null);
      if (core.k === "fn") return value;
      const name = core.k === "fluid" ? ".spring" : ".interpolatingSpring", rest = blend ?? velocity;
      if (spelling === "spring") return call(name, word("duration", p[0]), word("bounce", p[1]), rest);
      if (core.k === "fluid") {
        return spelling === "response" ? call(name, word("response", p[0]), word("dampingFraction", p[1]), rest) : call(name, value, rest);
      }
      return spelling === "response" ? call(name, value, rest)
        : call(name, word("mass", p[0], 1), word("stiffness", p[1]), word("damping", p[2]), rest);
    };
    const wrapped = (core, modifiers) => modifiers.reduce((base, modifier) => ({ ...modifier, base }), core);
    const modifiersText = (core, modifiers) => {
      if (core.k === "css") return modifiers.map(({ n }) => ` ${exact(n)}s`).join("");
      return partsOf(wrapped(core, modifiers)).modifiers;
    };

    const rows = data.rows.map((own, index) => {
      const core = own.core?.k === "fn" ? functionCore(own.core.spring) : own.core;
      const row = { ...own, core, index, script: [], pins: [], from: own.from ?? data.from, to: own.to ?? data.to };
      row.state = own.isTuned ? { view: own.spelling, spelling: own.spelling, p: null } : null;
      return row;
    });
    const tuned = rows.filter((row) => row.isTuned), references = rows.filter((row) => !row.isTuned);
    // The core that a row plays; until a knob is turned that is exactly the one that the command has.
    const coreNow = ({ core, state }) => (state?.p ? coreOf(core, state.spelling, state.p) : core);
    const numbersNow = (row) => (row.state.p && row.state.view === row.state.spelling
      ? [...row.state.p] : spelled(coreNow(row), row.state.view));
    const textNow = (row) => {
      if (!row.state?.p) return row.text;
      const { view } = row.state;
      const modifiers = row.core.k === "css" || row.modifiers.length > 0 ? modifiersText(row.core, row.modifiers) : "";
      return callOf(row.core, view, numbersNow(row)) + modifiers;
    };
    const animationNow = (row) => ({ ...wrapped(coreNow(row), row.modifiers), name: textNow(row) });
    // Its course and what can be measured of it, made once for each setting.
    const refresh = (row) => {
      const g = row.to - row.from;
      if (!row.core) return;
      row.A = animationNow(row);
      row.points = null;
      row.course = course(row.A, g);
      row.trace = traced(row.course, g);
      const late = row.A.most > row.A.span ? { ...row.course, span: row.A.most } : row.course;
      row.measures = measured(late, row.from, g, late === row.course ? row.trace : traced(late, g));
      const made = row.isFunction ? functionPlayer(row) : player(row.from, rate, [{ f: 0, A: row.A, to: row.to }]);
      const end = made.end(mostFrames(row));
      row.measures.frames = row.isFunction || end === null ? null : end / rate;
      row.usual = made;
    };
    const mostFrames = (row) => Math.min(Math.ceil((isFinite(row.course.D) ? row.course.D * 2 + 10 : row.course.span ?? 10) * rate), 600000);
    const functionPlayer = (row) => {
      const g = row.to - row.from, span = row.course.span, last = Math.ceil(span * rate - 1e-9);
      return {
        at: (index) => {
          const [x, v] = row.course.at(Math.min(index, last) / rate, 0);
          return { x: row.from + x, v, on: index < last, model: row.to, name: row.text, events: [] };
        },
        end: () => last,
      };
    };
    const recordedPlayer = ({ frames, to }) => {
      const last = frames.x.length - 1;
      return {
        at: (index) => ({ x: frames.x[Math.min(index, last)], v: index > last ? 0 : frames.v[index], on: index < last, model: to, events: [] }),
        end: () => last,
      };
    };
    """#
}
