/// The program of a page that plays a film.
///
/// All motion is played by the browser's own animations, on one clock of theirs; the program starts, stops and seeks
/// them, and reads the samples for the figures in the table.
enum PlayPageScript {
  /// The JavaScript of the program.
  ///
  /// - Parameter turns: Whether things can be turned back, for which the program needs the steps of animations.
  static func text(turns: Bool) -> String {
    let solver =
      turns
      ? "const player = (() => {\n\(TunePageSolver.text)\n\(TunePageCurves.text)\nreturn player;\n})();\n"
      : "const player = null;\n"
    return PageScript.compact(
      "\"use strict\";\n(() => {\n\(solver)\(rest)\n\(PlayPageInput.text)")
  }

  private static let rest = #"""
      const data = JSON.parse(document.getElementById("data").textContent);
      const id = (name) => document.getElementById(name);
      const figure = document.querySelector("figure");
      // The figure in each of its layouts, of which the style sheet shows one.
      const views = [...figure.querySelectorAll("svg")].map((svg, index) => {
        const { axis, tracks } = index > 0 ? data.narrow : data;
        const things = [...svg.querySelectorAll(".thing")].map((thing) => {
          const path = thing.querySelector("path");
          return { mover: thing.querySelector(".m"), path, shape: path.getAttribute("d") };
        });
        return { svg, axis, tracks, things, head: svg.querySelector(".head path") };
      });
      const shownView = () => views.find(({ svg }) => svg.getClientRects().length > 0) ?? views[0];
      let view = shownView();
      const cycle = data.cycle * 1000;
      const frame = 1000 / data.rate;
      const last = Math.round(cycle / frame);
      const loop = id("loop");
      let all = [];
      let clock = null;
      let rate = 1;
      let isPlaying = false;
      let isTicking = false;
      let isLive = false;
      let hover = null;

      // A number of a course as a value of the property that shows it.
      const property = {
        x: (v) => ({ transform: `translate(${v}px)` }),
        y: (v) => ({ transform: `translate(0px,${v}px)` }),
        scale: (v) => ({ transform: `scale(${v})` }),
        width: (v) => ({ transform: `scale(${Math.max(v, 0)},1)` }),
        rotation: (v) => ({ transform: `rotate(${v}deg)` }),
        opacity: (v) => ({ opacity: Math.min(Math.max(v, 0), 1) }),
      };
      // A timing function has a name, or is one of the lines.
      const keyframes = (stops, show) => stops.map(([offset, value, easing]) =>
        ({ offset, easing: data.lines[easing] ?? easing, ...show(value) }));
      const timing = () => ({
        duration: cycle, iterations: loop.checked ? Infinity : data.plays, fill: "both",
      });

      // The change of a thing that does not move along its track but changes in its place.
      const change = (thing, row, track, what) => {
        // Both courses are of one motion, so that a straight line leads from its part to its place.
        const other = row.stops.findIndex((stop) => stop[1] !== row.stops[0][1]);
        const k = other < 0 ? 0 : other;
        const slope = k === 0 ? 0
          : (track.stops[k][1] - track.stops[0][1]) / (row.stops[k][1] - row.stops[0][1]);
        const place = (part) => track.stops[0][1] + (part - row.stops[0][1]) * slope;
        thing.size ??= thing.path.getBBox().width;
        const half = thing.size / 2;
        const square = `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`;
        const shows = {
          scale: (p) => property.scale(0.4 + 0.6 * p),
          rotation: (p) => property.rotation(90 * p),
          opacity: property.opacity,
          width: property.width,
        };
        const isBar = what === "width";
        const travel = place(1) - place(0);
        thing.path.setAttribute("d", what === "rotation" ? square
          : isBar ? `M0 ${-half * 0.6}h${travel}v${half * 1.2}h${-travel}z` : thing.shape);
        const still = isBar ? `translate(${place(0)}px)` : `translate(${place(1)}px) scale(1.6)`;
        add(thing.mover, [{ transform: still }, { transform: still }]);
        add(thing.path, keyframes(row.turned ? turnedStops(row, row.stops) : row.stops, shows[what]));
      };
      // Where something is at the times of a turned motion, whose places are parts of those of the track.
      const turnedStops = (row, stops) => {
        const other = row.stops.findIndex((stop) => stop[1] !== row.stops[0][1]);
        const slope = (stops[other][1] - stops[0][1]) / (row.stops[other][1] - row.stops[0][1]);
        const place = (x) => stops[0][1] + ((x - row.from) / (row.to - row.from) - row.stops[0][1]) * slope;
        const moved = row.turned.map(({ x }, index) =>
          [(data.hold + index / data.rate / data.speed) * 1000 / cycle, place(x), "linear"]);
        return [[0, place(row.from), "linear"], ...moved.filter(([offset]) => offset > 0 && offset < 1),
          [1, place(row.turned.at(-1).x), "linear"]];
      };
      const add = (element, frames) => {
        const animation = element.animate(frames, timing());
        animation.pause();
        all.push(animation);
      };

      // Makes all animations anew, at the time of those before.
      const build = (time) => {
        all.forEach((animation) => animation.cancel());
        clock = new Animation(new KeyframeEffect(null, null, timing()), document.timeline);
        all = [clock];
        const what = id("what").value;
        view = shownView();
        const { svg, things, tracks } = view;
        things.forEach((thing) => thing.path.setAttribute("d", thing.shape));
        tracks.forEach((track, index) => {
          for (const element of svg.querySelectorAll(".a" + index)) {
            const row = what === "offset" ? -1 : things.findIndex((thing) => thing.mover === element);
            const turned = data.rows.find((other, at) => other.turned
              && (things[at]?.mover === element || element.parentNode.matches(`.dot.c${other.series}`)));
            const stops = turned ? turnedStops(turned, track.stops) : track.stops;
            if (row < 0) add(element, keyframes(stops, property[track.kind]));
            else change(things[row], data.rows[row], track, what);
          }
        });
        seek(time);
      };
      const now = () => {
        const time = clock === null || clock.currentTime === null ? 0 : clock.currentTime;
        return time >= cycle * (loop.checked ? Infinity : data.plays) ? cycle : time % cycle;
      };
      // The end of a cycle is the beginning of the next one: the last frame is a moment before.
      const end = cycle - 0.01;
      const seek = (time) => {
        const moment = Math.min(time, end);
        all.forEach((animation) => { animation.pause(); animation.currentTime = moment; });
        isPlaying = false;
        paint();
      };
      const setLive = (isOn) => views.forEach(({ svg }) => svg.classList.toggle("live", isOn));
      const enter = () => {
        if (isLive) return;
        isLive = true;
        setLive(true);
        build(0);
      };
      const play = () => {
        enter();
        const time = now();
        const begin = time >= end ? 0 : time;
        all.forEach((animation) => {
          animation.currentTime = begin;
          animation.playbackRate = rate;
          animation.play();
        });
        isPlaying = true;
        // Animations that begin in one frame may still have been made ready one by one.
        Promise.all(all.map((animation) => animation.ready)).then((ready) => {
          if (!isPlaying || ready[0] !== clock) return;
          const start = clock.startTime;
          if (start !== null) all.forEach((animation) => { animation.startTime = start; });
        }, () => {});
        clock.onfinish = () => { isPlaying = false; paint(); };
        if (!isTicking) requestAnimationFrame(tick);
        isTicking = true;
        paint();
      };
      const pause = () => seek(now());
      const toggle = () => (isPlaying ? pause() : play());
      const step = (count) => {
        enter();
        const index = Math.min(Math.max(Math.round(now() / frame) + count, 0), last);
        seek(index * frame);
      };

      // A time of the motion with the decimals of the samples, so that it is not a trifle before one of them.
      const motionTime = (seconds) =>
        Number(Math.min(Math.max(seconds, 0), data.duration).toFixed(data.decimals));
      // The value and the velocity of a recording at a time, joined as the recording joins its samples.
      const state = ({ t, v, d, held, turned }, time) => {
        if (turned) {
          const { x, v: rate } = turned[Math.min(Math.floor(time * data.rate + 1e-6), turned.length - 1)];
          return [x, rate];
        }
        let low = 0, high = t.length - 1;
        if (time <= t[0] && !(t.length > 1 && t[1] === t[0])) return [v[0], time < t[0] ? 0 : d[0]];
        if (time >= t[high]) return [v[high], d[high]];
        while (low + 1 < high) {
          const middle = (low + high) >> 1;
          if (t[middle] <= time) low = middle; else high = middle;
        }
        const span = t[high] - t[low], u = (time - t[low]) / span, w = 1 - u;
        if (held || u === 0) return [v[low], d[low]];
        const rise = v[high] - v[low];
        if (d[low] === null || d[high] === null) return [v[low] + rise * u, rise / span];
        const [a, b] = [d[low] * span, d[high] * span];
        return [
          w * w * (1 + 2 * u) * v[low] + u * u * (3 - 2 * u) * v[high] + u * w * (w * a - u * b),
          (6 * u * w * rise + w * (1 - 3 * u) * a + u * (3 * u - 2) * b) / span,
        ];
      };
      // Whether something is there, as a view between its insertion and its removal.
      const isThere = ({ there }, time) =>
        !there || there.some(([start, end]) => time >= start && !(time >= end));
      // A motion whose values are very small or very large has figures with a power of ten.
      const number = (value, largest) => {
        if (value === undefined) return "\u2013";
        if (value === null) return "\u221e";
        const size = Math.abs(value);
        if (largest > 0 && largest < 0.05 || largest >= 1e7) {
          const text = size === 0 ? "0" : size.toExponential(3).replace("e+", "e").replace("e-", "e\u2212");
          return (value < 0 ? "\u2212" : "") + text;
        }
        const digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3;
        const text = size.toFixed(digits);
        return (value < 0 && Number(text) !== 0 ? "\u2212" : "") + text;
      };
      const sizes = data.rows.map(({ v, d }) => [v, d].map((list) => Math.max(...list.map((x) => Math.abs(x ?? 0)))));
      const decimals = data.duration < 0.1 ? 3 : 2;
      const cells = [...document.querySelectorAll("tbody tr")].map((row) => row.querySelectorAll("td"));
      const written = new Map();
      const write = (node, text) => {
        if (written.get(node) === text) return;
        written.set(node, text);
        node.textContent = text;
      };
      const paint = () => {
        // A film that is sought to its last frame is at the end, although that frame is a moment before the end.
        const time = isLive && now() < end ? now() : cycle;
        const moment = motionTime((time / 1000 - data.hold) * data.speed);
        const shown = hover === null ? moment : hover;
        write(id("time"), `${shown.toFixed(decimals)} s`);
        const scrub = id("scrub");
        const index = String(Math.round(time / frame));
        if (scrub.value !== index) scrub.value = index;
        scrub.setAttribute("aria-valuetext", `${moment.toFixed(decimals)} seconds`);
        write(id("play"), isPlaying ? "Pause" : "Play");
        data.rows.forEach((row, index) => {
          const [value, velocity] = isThere(row, shown) ? state(row, shown) : [];
          write(cells[index][0], number(value, sizes[index][0]));
          write(cells[index][1], number(velocity, sizes[index][1]));
        });
      };
      const tick = () => {
        isTicking = isPlaying;
        if (!isPlaying) return;
        paint();
        requestAnimationFrame(tick);
      };

    """#
}
