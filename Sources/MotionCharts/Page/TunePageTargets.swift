/// The libraries for which a page with knobs has texts: as the enumerations of `MotionConversion/Targets`, line by line.
enum TunePageTargets {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const lostDelay = ({ delay, cycleDelay }, instead) =>
      (delay + cycleDelay === 0 ? [] : [`the delay of ${code(delay + cycleDelay)} s is lost: ${instead}`]);
    const lostCycleDelay = ({ cycleDelay }) =>
      (cycleDelay === 0 ? [] : [`the delay of ${code(cycleDelay)} s before each cycle is lost`]);
    const lostCount = ({ repetition }, instead) => (repetition && repetition.count !== null
      ? [`the repetition (${repetition.count} cycles) is lost: ${instead}`] : []);
    const reversedTime = ({ repetition }) => (repetition?.turns
      ? ["the cycle back plays time backwards there, while SwiftUI plays the same motion from the target to the start"] : []);
    const evenCount = ({ repetition }) =>
      (repetition?.turns && repetition.count !== null && repetition.count % 2 === 0
        ? ["after an even number of cycles SwiftUI jumps to its target; there the value stays at its start"] : []);
    const otherCycles = ({ repetition }) => (repetition
      ? ["each cycle lasts until the target considers its spring at rest, which is not when SwiftUI ends it"] : []);
    const checkLoop = ({ repetition }, what, hint) => {
      if (repetition && repetition.count === null) refuse(`${what} has no loop`, hint);
    };
    const checkRest = ({ z }, title) => {
      if (z !== 0) return;
      refuse(`an undamped spring never settles, and ${title} ends springs when they settle`, "give it some damping, such as a bounce of 0.9");
    };
    const pointsOf = ({ p }) => {
      if (p[0] >= 0 && p[0] <= 1 && p[2] >= 0 && p[2] <= 1) return p;
      return refuse("the x of a control point lies outside 0…1, which only SwiftUI can play", "'--to css-linear' can follow any motion");
    };
    const milliseconds = (t, most = 999999999999999) => {
      const whole = Math.sign(t) * Math.round(Math.abs(t) * 1000);
      return Math.abs(whole) <= most ? whole + 0 : null;
    };
    const exactMilliseconds = (t) => {
      const whole = t * 1000, near = Math.round(whole * 1e6) / 1e6;
      return code(near / 1000 === t ? near : whole);
    };
    const float = (x) => code(x) + "f";
    const closedMotion = ({ spring, v }) => { const at = response(spring.w, spring.b, spring.n, v); return (t) => at(t)[0]; };
    const curveMotion = ({ p, D, isLinear }) =>
      (t) => (!(D > 0) || !(t < D) ? 1 : isLinear ? Math.max(t / D, 0) : easing(p).value(Math.max(t / D, 0)));
    // Android's numbers have 32 bits.
    const androidSpring = ({ k, z, w, s, m }) => {
      const stiffness = k === "fluid" ? w * w : s / m;
      return { z, stiffness, spring: springOf(2 * Math.PI / Math.sqrt(Math.fround(stiffness)), Math.fround(z)) };
    };
    const criticalEnd = (n, v) => {
      const excess = v - n, distance = (t) => Math.abs(-1 + excess * t) * Math.exp(-n * t);
      const fall = (from, to) => {
        let low = from, high = to;
        for (let index = 0; index < 100; index += 1) {
          const middle = low + (high - low) / 2;
          if (!(middle > low && middle < high)) break;
          if (distance(middle) <= 0.001) high = middle; else low = middle;
        }
        return high;
      };
      const peak = Math.max(0, 1 / n + (excess === 0 ? 0 : 1 / excess));
      if (excess > 0 && distance(peak) <= 0.001) return fall(0, 1 / excess);
      let late = Math.max(peak, 1 / n) * 2;
      while (distance(late) > 0.001) late *= 2;
      return fall(excess === 0 ? 0 : peak, late);
    };
    // Each gives the code, the motion that it plays, and remarks.
    const TARGETS = {
      SwiftUI: (parts) => {
        const { core, curve } = parts;
        if (core.k === "css" && !(core.D > 0) && parts.delay > 0) {
          refuse("SwiftUI ends an animation without a duration at once, without waiting for its delay",
            `set the value after ${code(parts.delay)} s, without an animation`);
        }
        const own = core.k === "css" ? { ...core, k: "bez", D: curve.D * parts.speed } : core;
        const shown = course(own, 1);
        const isFunction = own.k === "fn" || own.k === "curve";
        return { text: canonical(own) + parts.modifiers, motion: (t) => shown.at(isFunction ? t : t * parts.speed, 0)[0], remarks: [] };
      },
      UIKit: (parts) => {
        const { spring, curve, delay, cycleDelay, repetition } = parts;
        if (curve) {
          checkLoop(parts, "a property animator", "'--to core-animation' has repeatCount");
          const [x1, y1, x2, y2] = pointsOf(curve).map(code);
          const lines = ["let animator = UIViewPropertyAnimator(", `  duration: ${code(curve.D)},`,
            "  timingParameters: UICubicTimingParameters(", `    controlPoint1: CGPoint(x: ${x1}, y: ${y1}),`,
            `    controlPoint2: CGPoint(x: ${x2}, y: ${y2})))`];
          if (delay + cycleDelay > 0) lines.push(`animator.startAnimation(afterDelay: ${code(delay)})`);
          return { text: lines.join("\n"), motion: curveMotion(curve),
            remarks: [...lostCycleDelay(parts), ...lostCount(parts, "start it again in its completion")] };
        }
        checkRest(spring, "UIKit");
        if (spring.z > 1) {
          refuse("UIKit has no overdamped spring: UISpringTimingParameters makes it critically damped, and springDuration with a bounce "
            + "below 0 overshoots", "use a bounce of 0, or follow the rows of 'kymo sample' with a keyframe animation");
        }
        const words = [`springDuration: ${code(spring.r)}`, `bounce: ${code(spring.bounce)}`];
        if (spring.v !== 0) words.push(`initialSpringVelocity: ${code(spring.v)}`);
        if (delay !== 0) words.push(`delay: ${code(delay)}`);
        if (repetition && repetition.count === null) {
          words.push(`options: [${repetition.turns ? ".repeat, .autoreverse" : ".repeat"}]`);
        }
        const { m, s, d, v } = spring, exactly = springOfMass(m, s, d, true);
        const end = exactly.w > 0 ? solution({ m, s, d, v }).D : criticalEnd(exactly.n, v);
        return { text: `UIView.animate(${words.join(", ")}) { /* changes */ }`, motion: closedMotion(spring),
          remarks: [...lostCycleDelay(parts), ...lostCount(parts, "UIView has no count"), ...reversedTime(parts), "since iOS 17",
            restWords("UIKit", end, "by its estimate of a thousandth")] };
      },
      "Core Animation": (parts) => {
        const { spring, curve, delay, repetition } = parts, lines = [];
        const remarks = [];
        if (curve) {
          const points = pointsOf(curve).map(code);
          lines.push("let animation = CABasicAnimation(keyPath: \"position.x\")", `animation.duration = ${code(curve.D)}`,
            `animation.timingFunction = CAMediaTimingFunction(controlPoints: ${points.join(", ")})`);
        } else {
          checkRest(spring, "Core Animation");
          if (spring.z > 1) {
            refuse("Core Animation plays overdamped springs as critically damped",
              "use a bounce of 0, or follow the rows of 'kymo sample' with a CAKeyframeAnimation");
          }
          lines.push("let animation = CASpringAnimation(keyPath: \"position.x\")", `animation.mass = ${code(spring.m)}`,
            `animation.stiffness = ${code(spring.s)}`, `animation.damping = ${code(spring.d)}`,
            `animation.initialVelocity = ${code(spring.v)}`, "animation.duration = animation.settlingDuration");
          remarks.push(restWords("Core Animation", solution({ m: spring.m, s: spring.s, d: spring.d, v: spring.v }).D, "by its settlingDuration"));
        }
        if (delay !== 0) lines.push(`animation.beginTime = CACurrentMediaTime() + ${code(delay)}`, "animation.fillMode = .backwards");
        if (repetition) {
          if (repetition.turns) lines.push("animation.autoreverses = true");
          const { count } = repetition;
          lines.push(`animation.repeatCount = ${count === null ? ".infinity" : code(repetition.turns ? count / 2 : count)}`);
        }
        return { text: lines.join("\n"), motion: curve ? curveMotion(curve) : closedMotion(spring),
          remarks: [...remarks, ...lostCycleDelay(parts), ...reversedTime(parts)] };
      },
      Compose: (parts) => {
        const { spring, curve, repetition } = parts;
        if (curve) {
          const most = 2147483647, [D, delay, cycleDelay] = [curve.D, parts.delay, parts.cycleDelay].map((t) => milliseconds(t, most));
          if (D === null || delay === null || cycleDelay === null || Math.abs(delay + cycleDelay) > most) {
            refuse("Compose counts milliseconds up to 2147483647, which are 24.8 days", "make it shorter, or its speed greater");
          }
          const inner = repetition ? cycleDelay : delay + cycleDelay;
          const ease = curve.isLinear ? "LinearEasing" : `CubicBezierEasing(${pointsOf(curve).map(float).join(", ")})`;
          let text = `tween(durationMillis = ${D}, ${inner === 0 ? "" : `delayMillis = ${inner}, `}easing = ${ease})`;
          if (repetition) {
            const { count } = repetition;
            if (count > most) refuse(`it has ${count} cycles, and Compose counts them up to 2147483647`, "repeat less often, or forever");
            text = `${count === null ? "infiniteRepeatable(" : `repeatable(${count}, `}${text}, `
              + `RepeatMode.${repetition.turns ? "Reverse" : "Restart"}${delay === 0 ? "" : `, initialStartOffset = StartOffset(${delay})`})`;
          }
          return { text, motion: curveMotion({ ...curve, D: D / 1000 }), remarks: reversedTime(parts) };
        }
        checkLoop(parts, "a Compose spring", "change the target back and forth, or repeat a tween");
        const own = androidSpring(spring), remarks = [];
        if (spring.v !== 0) {
          remarks.push("the velocity is an argument of the call: animateTo(target, spec, initialVelocity = "
            + `${float(spring.v)}) for a travel of 1, times the distance`);
        }
        return {
          text: `spring(dampingRatio = ${float(own.z)}, stiffness = ${float(own.stiffness)}, visibilityThreshold = 0.001f)`,
          motion: closedMotion({ spring: own.spring, v: spring.v }),
          remarks: [...remarks, ...lostDelay(parts, "wait with kotlinx.coroutines.delay before it"),
            ...lostCount(parts, "call animateTo for each cycle"),
            restWords("Compose", stayingRest(own.spring, spring.v, Math.fround(0.001)),
              "when it stays within a visibilityThreshold of 0.001, which is in value units, here for a travel of 1")] };
      },
      Flutter: (parts) => {
        const { spring, curve, repetition } = parts;
        if (curve) {
          const words = [repetition?.turns ? "reverse: true" : null, repetition && repetition.count !== null ? `count: ${repetition.count}` : null];
          const cubic = curve.isLinear ? "Curves.linear" : `const Cubic(${pointsOf(curve).map(code).join(", ")})`;
          return { text: `controller.duration = const Duration(microseconds: ${code(Math.round(curve.D * 1e6))});\n`
              + `final motion = CurvedAnimation(parent: controller, curve: ${cubic});\n`
              + (repetition ? call("controller.repeat", ...words) : "controller.forward()") + ";",
            motion: curve.isLinear ? curveMotion(curve) : flutterCubic(curve),
            remarks: [...(curve.isLinear ? [] : ["Flutter solves its cubics to a thousandth of the time"]),
              ...lostDelay(parts, "wait with Future.delayed before it"), ...reversedTime(parts)] };
        }
        checkLoop(parts, "a SpringSimulation", "start the next cycle in a status listener");
        const rest = firstRest(spring.spring, spring.v, (x, v) => Math.abs(x) <= 0.001 && Math.abs(v) <= 0.001);
        return { text: `controller.animateWith(SpringSimulation(\n  const SpringDescription(mass: ${code(spring.m)}, `
            + `stiffness: ${code(spring.s)}, damping: ${code(spring.d)}),\n  0, // start\n  1, // end\n  ${code(spring.v)})); // velocity`,
          motion: closedMotion(spring),
          remarks: [...lostDelay(parts, "wait with Future.delayed before it"),
            ...lostCount(parts, "start the next cycle in a status listener"),
            restWords("Flutter", rest, "when distance and velocity are within its tolerance of 0.001")] };
      },
    };
    const flutterCubic = ({ p: [x1, y1, x2, y2], D }) => {
      const cubic = (a, b, s) => { const l = 1 - s; return 3 * a * l * l * s + 3 * b * l * s * s + s * s * s; };
      return (t) => {
        if (!(D > 0) || !(t < D)) return 1;
        if (!(t > 0)) return 0;
        let low = 0, high = 1;
        for (let index = 0; index < 60; index += 1) {
          const s = (low + high) / 2, x = cubic(x1, x2, s);
          if (Math.abs(t / D - x) < 0.001) return cubic(y1, y2, s);
          if (x < t / D) low = s; else high = s;
        }
        return cubic(y1, y2, (low + high) / 2);
      };
    };
    """#
}
