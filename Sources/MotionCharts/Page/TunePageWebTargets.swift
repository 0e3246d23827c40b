/// The libraries of the web and of Android's views for which a page with knobs has texts.
enum TunePageWebTargets {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const object = (words, parts) => {
      const members = [...words], { delay, cycleDelay, repetition } = parts;
      if (delay + cycleDelay !== 0) members.push(`delay: ${code(delay + cycleDelay)}`);
      if (repetition) {
        members.push(`repeat: ${repetition.count === null ? "Infinity" : repetition.count - 1}`);
        if (repetition.turns) members.push("repeatType: \"mirror\"");
        if (cycleDelay !== 0) members.push(`repeatDelay: ${code(cycleDelay)}`);
      }
      return `{ ${members.join(", ")} }`;
    };
    const times = "the velocity is for a travel of 1: multiply it by the distance";
    TARGETS["React Spring"] = (parts) => {
      const { spring, curve, delay, repetition } = parts, remarks = [];
      const props = (config) => {
        const members = [`config: { ${config.join(", ")} }`];
        if (delay !== 0) members.push(`delay: ${exactMilliseconds(delay)}`);
        if (repetition && repetition.count === null) members.push(repetition.turns ? "loop: { reverse: true }" : "loop: true");
        return members.join(",\n");
      };
      const lost = [...lostCycleDelay(parts), ...lostCount(parts, "react-spring loops forever or not at all")];
      if (curve) {
        if (!curve.isLinear) remarks.push("react-spring has no Bézier of its own: BezierEasing is the npm package bezier-easing");
        const ease = curve.isLinear ? "t => t" : `BezierEasing(${pointsOf(curve).map(code).join(", ")})`;
        return { text: props([`duration: ${exactMilliseconds(curve.D)}`, `easing: ${ease}`]), motion: curveMotion(curve), remarks: [...remarks, ...lost] };
      }
      const { m, s, d, v } = spring;
      if (!(s * 0.000001 / m <= 4 - 2 * (d * 0.001 / m))) {
        refuse("its steps of 1 ms are too coarse for this spring, and its values would grow without bounds", "make it slower or damp it less");
      }
      const config = [`mass: ${code(m)}`, `tension: ${code(s)}`, `friction: ${code(d)}`];
      if (v !== 0) {
        config.push(`velocity: ${code(v / 1000)}`);
        remarks.push(times);
      }
      const steps = millisecondSteps(spring, played(parts).D);
      return { text: props(config), motion: steps.motion, remarks: [...remarks, ...lost, ...otherCycles(parts),
        "react-spring takes steps of 1 ms and rounds their number up each frame: at 60 Hz these are 17 for 16.67 ms, so that it runs 2 % faster",
        restWords("react-spring", steps.rest, "when it is within 0.001 of the travel and slower than 0.0001 of it per millisecond")] };
    };
    const millisecondSteps = ({ m, s, d, v }, D) => {
      const places = [0], least = Math.trunc(D * 1000) + 2;
      let x = 0, speed = v / 1000, rest = null;
      while (places.length <= least || rest === null && d > 0 && places.length < 600002) {
        if (rest === null && Math.abs(speed) <= 0.0001 && Math.abs(1 - x) <= 0.001) rest = (places.length - 1) / 1000;
        speed += (s * 0.000001 * (1 - x) - d * 0.001 * speed) / m;
        x += speed;
        places.push(x);
      }
      const motion = (t) => {
        const step = Math.min(Math.max(t * 1000, 0), places.length - 1), index = Math.min(Math.trunc(step), places.length - 2);
        return places[index] + (places[index + 1] - places[index]) * (step - index);
      };
      return { motion, rest: d > 0 ? rest ?? -(places.length - 1) / 1000 : null };
    };
    TARGETS.Motion = (parts) => {
      const { spring, curve } = parts;
      if (curve) {
        const ease = curve.isLinear ? "\"linear\"" : `[${pointsOf(curve).map(code).join(", ")}]`;
        return { text: object(["type: \"tween\"", `duration: ${code(curve.D)}`, `ease: ${ease}`], parts),
          motion: curveMotion(curve), remarks: evenCount(parts) };
      }
      const words = ["type: \"spring\"", `stiffness: ${code(spring.s)}`, `damping: ${code(spring.d)}`, `mass: ${code(spring.m)}`];
      const remarks = [];
      if (spring.v !== 0) {
        words.push(`velocity: ${code(spring.v)}`);
        remarks.push(times);
      }
      remarks.push(...otherCycles(parts), ...evenCount(parts));
      if (spring.z === 0) remarks.push("if Motion hands the spring to the browser, it is cut off after 20 s");
      const rest = firstRest(spring.spring, spring.v, (x, v) => Math.abs(x) <= 0.005 && Math.abs(v) <= 0.01);
      const sooner = spring.z >= 1 ? firstRest(spring.spring, spring.v, (x) => Math.abs(x) <= 0.005) : rest;
      const note = sooner !== rest && sooner > 0 ? ` (before version 12.36 after ${human(sooner, 3)} s)` : "";
      remarks.push(restWords("Motion", rest, "at restDelta 0.005 and restSpeed 0.01, its defaults for travels below 5; above: 0.5 and 2", note));
      return { text: object(words, parts), motion: closedMotion(spring), remarks };
    };
    TARGETS.Reanimated = (parts) => {
      const { spring, curve, repetition, cycleDelay } = parts;
      const inside = (call) => {
        let text = call, delay = parts.delay;
        if (repetition) {
          if (cycleDelay !== 0) text = `withDelay(${exactMilliseconds(cycleDelay)}, ${text})`;
          text = `withRepeat(${text}, ${repetition.count ?? -1}, ${repetition.turns})`;
        } else {
          delay += cycleDelay;
        }
        return delay === 0 ? text : `withDelay(${exactMilliseconds(delay)}, ${text})`;
      };
      if (curve) {
        const ease = curve.isLinear ? "Easing.linear" : `Easing.bezier(${pointsOf(curve).map(code).join(", ")})`;
        return { text: inside(`withTiming(target, { duration: ${exactMilliseconds(curve.D)}, easing: ${ease} })`),
          motion: curveMotion(curve), remarks: evenCount(parts) };
      }
      const { m, s, d, v, z } = spring;
      if (z === 0) refuse("Reanimated skips the animation of a spring whose damping is 0", "give it some damping, such as a bounce of 0.9");
      if (z > 1) refuse("Reanimated plays overdamped springs by the formula of a critically damped one", "use a bounce of 0");
      const energy = (x, speed) => s * x * x + m * speed * speed;
      const rest = firstRest(spring.spring, v, (x, speed) => energy(x, speed) <= 6e-9 * (s + m * v * v));
      const velocity = v === 0 ? "" : `, velocity: ${code(v)}`;
      return { text: inside(`withSpring(target, { mass: ${code(m)}, stiffness: ${code(s)}, damping: ${code(d)}${velocity} })`),
        motion: closedMotion(spring), remarks: [...(v === 0 ? [] : [times]), ...otherCycles(parts), ...evenCount(parts),
          restWords("Reanimated 4", rest, "when 6·10⁻⁹ of the energy is left")] };
    };
    TARGETS["Android view"] = (parts) => {
      const { spring, curve, repetition } = parts;
      if (curve) {
        const D = milliseconds(curve.D), delay = milliseconds(parts.delay + parts.cycleDelay);
        if (D === null || delay === null) refuse("the duration is longer than Android can count");
        const ease = curve.isLinear ? "LinearInterpolator()" : `PathInterpolator(${pointsOf(curve).map(float).join(", ")})`;
        const lines = ["ObjectAnimator.ofFloat(view, View.SCALE_X, 0f, 1f).apply {", `  duration = ${D}`, `  interpolator = ${ease}`];
        if (delay !== 0) lines.push(`  startDelay = ${delay}`);
        if (repetition) {
          const { count } = repetition;
          if (count - 1 > 2147483647) refuse(`it has ${count} cycles, and Android counts them up to 2147483647`, "repeat less often, or forever");
          lines.push(`  repeatCount = ${count === null ? "ValueAnimator.INFINITE" : count - 1}`);
          if (repetition.turns) lines.push("  repeatMode = ValueAnimator.REVERSE");
        }
        const remarks = curve.isLinear ? [] : ["PathInterpolator plays straight lines of its own, whose middles are up to 0.002 off the curve"];
        remarks.push(...reversedTime(parts), ...evenCount(parts));
        if (repetition && parts.cycleDelay !== 0) remarks.push("startDelay waits once, not before each cycle");
        const played = { ...curve, D: D / 1000 };
        return { text: [...lines, "  start()", "}"].join("\n"), motion: curve.isLinear ? curveMotion(played) : pathInterpolator(played), remarks };
      }
      checkLoop(parts, "a SpringAnimation", "call animateToFinalPosition for each cycle");
      const own = androidSpring(spring);
      const rest = firstRest(own.spring, spring.v, (x, v) => Math.abs(x) < 0.75 * 0.002 && Math.abs(v) < 0.75 * 0.002 * 1000 / 16);
      const lines = ["SpringAnimation(view, DynamicAnimation.SCALE_X).apply {", "  spring = SpringForce(1f)",
        `    .setStiffness(${float(own.stiffness)})`, `    .setDampingRatio(${float(own.z)})`];
      if (spring.v !== 0) lines.push(`  setStartVelocity(${float(spring.v)}) // times the distance`);
      return { text: [...lines, "  start()", "}"].join("\n"), motion: closedMotion({ spring: own.spring, v: spring.v }),
        remarks: [...lostDelay(parts, "start it with View.postDelayed"), ...lostCount(parts, "call animateToFinalPosition for each cycle"),
          restWords("Android", rest, "for a scale from 0 to 1, whose smallest visible change is 0.002")] };
    };
    const cssTime = (t) => `${trimmed(fixed(t * 1000, 3)).replace(/^-0$/, "0")}ms`;
    const declaration = (D, delay, repetition, text) => {
      const wait = delay === 0 ? "" : ` ${cssTime(delay)}`;
      if (!repetition) return `transition: ${cssTime(D)} ${text}${wait};`;
      const words = ["move", cssTime(D), text + wait, repetition.count ?? "infinite", ...(repetition.turns ? ["alternate"] : [])];
      return `animation: ${words.join(" ")} both;`;
    };
    // Whether a curve that is turned around its middle is itself, so that CSS can play it back as it is.
    const isSymmetric = (p) => Math.abs(p[0] + p[2] - 1) < 1e-12 && Math.abs(p[1] + p[3] - 1) < 1e-12;
    TARGETS.CSS = (parts) => {
      const { curve, repetition, A } = parts;
      if (parts.cycleDelay !== 0 || repetition?.turns && !(curve && isSymmetric(curve.p) && repetition.count % 2 !== 0)) {
        refuse("the cycles of this repetition are no single curve of CSS", "'kymo convert --to css-linear' follows all of them");
      }
      if (curve) {
        const [x1, y1, x2, y2] = pointsOf(curve);
        const places = [Number(fixed(x1 * curve.D / curve.D, 12)), y1, Number(fixed(x2 * curve.D / curve.D, 12)), y2];
        const isEven = curve.isLinear || x1 === y1 && x2 === y2;
        const text = isEven ? "linear" : `cubic-bezier(${places.map(code).join(", ")})`;
        return { text: declaration(curve.D, parts.delay, repetition, text), motion: curveMotion(curve), remarks: [] };
      }
      checkRest(parts.spring, "CSS linear()");
      const { text, D, count, error } = linearText(parts);
      return { text: declaration(D, parts.delay, repetition, text), error, remarks: [
        `${count} points; never off by more than ${human(error * 100, 4)} % of the travel at 10,001 times`] };
    };
    const pathInterpolator = ({ p: [x1, y1, x2, y2], D }) => {
      const cubic = (a, b, s) => { const l = 1 - s; return 3 * a * l * l * s + 3 * b * l * s * s + s * s * s; };
      const at = (s) => [cubic(x1, x2, s), cubic(y1, y2, s)], corners = [[0, 0]];
      const isOff = (start, end) => {
        const a = at(start), m = at((start + end) / 2), b = at(end);
        return (m[0] - (a[0] + b[0]) / 2) ** 2 + (m[1] - (a[1] + b[1]) / 2) ** 2 > 0.002 ** 2;
      };
      let mayTurn = true;
      const add = (start, end, depth) => {
        const middle = (start + end) / 2;
        let bends = isOff(start, end);
        if (!bends && mayTurn && isOff(start, middle)) { bends = true; mayTurn = false; }
        if (!bends || depth === 0) { corners.push(at(end)); return; }
        add(start, middle, depth - 1);
        add(middle, end, depth - 1);
      };
      add(0, 1, 12);
      return (t) => {
        if (!(D > 0) || !(t < D)) return 1;
        if (!(t > 0)) return 0;
        let low = 0, high = corners.length - 1;
        while (high - low > 1) {
          const middle = (low + high) >> 1;
          if (t / D < corners[middle][0]) high = middle; else low = middle;
        }
        const [from, to] = [corners[low], corners[high]];
        return to[0] > from[0] ? from[1] + (to[1] - from[1]) * ((t / D - from[0]) / (to[0] - from[0])) : from[1];
      };
    };
    """#
}
