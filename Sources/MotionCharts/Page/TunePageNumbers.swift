/// The numbers of a page with knobs as text, written as `NumberText`, `HumanNumber`, `CodeNumber` and `SpringText` do.
enum TunePageNumbers {
  /// The JavaScript of this part of the program.
  static let text = #"""
    // The shortest digits that read back, and where the point is before them.
    const digitsOf = (x) => {
      const [mantissa, exponent] = Math.abs(x).toExponential().split("e");
      const digits = mantissa.replace(".", "").replace(/0+$/, "");
      return { digits, point: digits === "" ? 0 : Number(exponent) + 1 };
    };
    const exact = (x) => {
      if (!isFinite(x)) return x !== x ? "NaN" : x < 0 ? "-infinity" : "infinity";
      const sign = x < 0 || Object.is(x, -0) ? "-" : "";
      const { digits, point } = digitsOf(x);
      if (digits === "") return sign + "0";
      if (point > -4 && Math.abs(x) <= 9007199254740992) {
        if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
        return sign + digits.slice(0, point).padEnd(point, "0") + (digits.length > point ? "." + digits.slice(point) : "");
      }
      const exponent = point - 1, size = String(Math.abs(exponent)).padStart(2, "0");
      const rest = digits.length > 1 ? "." + digits.slice(1) : "";
      return `${sign}${digits[0]}${rest}e${exponent < 0 ? "-" : "+"}${size}`;
    };
    const code = (x) => exact(x === 0 ? 0 : x);
    // Rounded to so many decimals, a five upwards.
    const roundedDigits = ({ digits, point }, decimals) => {
      const kept = point + decimals;
      if (kept >= digits.length) return { digits, point };
      const isUp = kept >= 0 && digits[kept] >= "5", left = digits.slice(0, Math.max(kept, 0));
      if (!isUp) return { digits: left, point };
      const sum = String(BigInt(left || "0") + 1n).padStart(left.length, "0");
      return { digits: sum, point: point + sum.length - left.length };
    };
    const fixedText = ({ digits, point }, decimals) => {
      const all = "0".repeat(Math.max(-point, 0)) + digits, before = Math.max(point, 0);
      const whole = all.slice(0, before).padEnd(before, "0") || "0";
      return decimals > 0 ? `${whole}.${all.slice(before).padEnd(decimals, "0").slice(0, decimals)}` : whole;
    };
    const trimmed = (text) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
    const fixed = (x, decimals) => {
      const rounded = roundedDigits(digitsOf(x), decimals);
      return (x < 0 && /[1-9]/.test(rounded.digits) ? "-" : "") + fixedText(rounded, decimals);
    };
    const human = (x, count = 5) => {
      if (!isFinite(x)) return x !== x ? "not a number" : x < 0 ? "\u2212\u221e" : "\u221e";
      if (x === 0) return "0";
      const sign = x < 0 ? "\u2212" : "", size = Math.abs(x), own = digitsOf(x);
      if (size < 1e-4 || size >= 1e7) {
        const rounded = roundedDigits(own, count - own.point);
        return `${sign}${trimmed(fixedText({ digits: rounded.digits, point: 1 }, count - 1))}e${rounded.point - 1}`;
      }
      return sign + trimmed(fixed(size, Math.max(count - own.point, 0)));
    };
    // A number that a person may have typed; NaN for none. Kymo takes what Swift takes for a Double.
    const typed = (text) => {
      const plain = text.trim().replace("\u2212", "-");
      if (/^[+-]?0x[0-9a-f]+(\.[0-9a-f]+)?(p[+-]?\d+)?$/i.test(plain)) return hexadecimal(plain);
      return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
    };
    const hexadecimal = (text) => {
      const [, sign, whole, part = "", power = "0"] = /^([+-]?)0x([0-9a-f]+)(?:\.([0-9a-f]+))?(?:p([+-]?\d+))?$/i.exec(text);
      let x = parseInt(whole + part, 16);
      for (let e = Number(power) - 4 * part.length; e !== 0 && isFinite(x) && x !== 0; e += e < 0 ? 1 : -1) x *= e < 0 ? 0.5 : 2;
      return sign === "-" ? -x : x;
    };
    const dampingRatio = (bounce) =>
      bounce <= -1 ? Infinity : bounce < 0 ? 1 / (1 + bounce) : bounce <= 1 ? 1 - bounce : bounce > 1 ? 0 : NaN;
    // A number with as many digits as a person writes.
    const written = (x) => {
      const size = Math.abs(x);
      if (!(size >= 1e-9 && size < 1e6)) return x;
      let scale = 1;
      while (size * scale < 1e5) scale *= 10;
      return Math.sign(x) * Math.round(size * scale) / scale;
    };
    const bounceOf = (ratio) => {
      const bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1, near = written(bounce);
      return isFinite(bounce) && near > -1 && dampingRatio(near) === ratio ? near : null;
    };
    const anyBounceOf = (ratio) => bounceOf(ratio) ?? (ratio > 1 ? 1 / ratio - 1 : 1 - ratio);
    const beside = (x, places) => {
      bits.setFloat64(0, x);
      bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(x < 0 ? -places : places));
      return bits.getFloat64(0);
    };
    const roundings = (x) => [...new Set([written(x), x, beside(x, 1), beside(x, -1), beside(x, 2), beside(x, -2)])];
    const pairs = (some, others) => some.flatMap((one) => others.map((other) => [one, other]));
    const isSameSpring = (a, b) => a.w === b.w && a.b === b.b && a.n === b.n && a.m === b.m;
    const stiffnessOf = ({ m, n }) => m * n * n, dampingOf = ({ m, b }) => 2 * b * m;
    const call = (name, ...words) => `${name}(${words.filter((word) => word !== null).join(", ")})`;
    const word = (label, x, usual) => (x === usual ? null : `${label}: ${exact(x)}`);
    """#
}
