/// The moving parts of a page with knobs: the frame clock, the things on their tracks, and the figure below them.
enum TunePageStage {
  /// The JavaScript of this part of the program.
  static let text = #"""
    const $ = (id) => document.getElementById(id);
    const make = (name, words = {}, ...children) => {
      const element = name.startsWith("svg:")
        ? document.createElementNS("http://www.w3.org/2000/svg", name.slice(4)) : document.createElement(name);
      for (const [key, value] of Object.entries(words)) {
        if (typeof value === "function") element.addEventListener(key, value);
        else if (value !== null && value !== false) element.setAttribute(key, value === true ? "" : value);
      }
      element.append(...children.filter((child) => child !== null));
      return element;
    };
    const said = new Map();
    const write = (node, text) => {
      if (said.get(node) === text) return;
      said.set(node, text);
      node.textContent = text;
    };
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

    // The clock: frame f is at f/rate, and the newest one that is due is shown.
    let frame = 0, last = 1, isPlaying = false, hasEnded = false, speed = 1, since = 0, sinceFrame = 0, playsOnce = false;
    const playerOf = (row) => (row.isCompared ? references[0].player : row.player);
    const compose = (row) => {
      if (row.frames) row.player = recordedPlayer(row);
      else if (row.isFunction) row.player = row.usual;
      else row.player = player(row.from, rate, row.script);
      const end = row.player.end((row.script.at(-1)?.f ?? 0) + (row.core ? mostFrames(row) : 0));
      row.end = end ?? (row.script.at(-1)?.f ?? 0) + Math.round((row.course.span ?? 10) * rate);
    };
    const measureTime = () => {
      last = Math.max(...rows.map((row) => row.end)) + Math.ceil(0.75 * rate);
      $("scrub").max = String(last);
    };
    // From frame 0 on a row plays what its knobs say.
    const begin = (row) => {
      if (row.core && !row.isFunction) row.script = [{ f: 0, A: row.A, to: row.to }];
      row.isPending = false;
      compose(row);
    };
    const show = (next) => {
      frame = Math.min(Math.max(next, 0), last);
      paint();
    };
    const tick = (now) => {
      if (!isPlaying) return;
      const due = sinceFrame + Math.floor((now - since) / 1000 * rate * speed + 1e-6);
      if (due > last) {
        // A row whose knobs were turned in flight shows that from its next start on, which is this one.
        const isNew = $("onchange").checked && rows.some((row) => row.isPending);
        if (isNew || $("loop").checked && !playsOnce) {
          start(0, now);
        } else {
          isPlaying = false;
          hasEnded = true;
          show(last);
          return;
        }
      } else if (due > frame) {
        show(due);
      }
      requestAnimationFrame(tick);
    };
    // Plays on from a frame; from the first one with what the knobs say.
    const start = (from, now) => {
      if (from === 0) {
        for (const row of rows) if (row.isPending) begin(row);
        measureTime();
      }
      [sinceFrame, since, hasEnded] = [from, now, false];
      show(from);
    };
    const play = (from = frame >= last ? 0 : frame) => {
      endStrobe();
      const wasPlaying = isPlaying;
      isPlaying = true;
      start(from, performance.now());
      if (!wasPlaying) requestAnimationFrame(tick);
    };
    const pause = () => {
      isPlaying = hasEnded = false;
      paint();
    };
    const seek = (next) => {
      endStrobe();
      isPlaying = hasEnded = false;
      show(next);
    };

    // The things: a track for each row, whose width is that of all values.
    let range = [0, 1], width = 300;
    const looks = {
      offset: () => "", scale: (p) => `scale(${0.4 + 0.6 * p})`, rotation: (p) => `rotate(${90 * p}deg)`,
      opacity: () => "", width: (p) => `scaleX(${Math.max(p, 0)})`,
    };
    const tracks = make("div", { id: "tracks" });
    // A piece of each curve's line, shown where dashes tell curves apart.
    const sampleOf = (row) => make("svg:svg", { class: "sample", width: 36, height: 10, "aria-hidden": "true" },
      make("svg:path", { class: `curve c${row.index}${row.isTuned ? "" : " reference"}`, d: "M0 5H30" }));
    for (const row of rows) {
      row.thing = make("b", { class: `thing ${data.shape}` });
      row.track = make("div", { class: "track", "data-row": row.index }, make("i"), make("i"), row.thing);
      tracks.append(make("div", { class: `lane k${row.index}` },
        make("span", { class: "name" }, sampleOf(row), row.isLabelled ? row.label : make("code", {}, row.label)), row.track));
    }
    const placeOf = (x) => 22 + (width - 44) * (x - range[0]) / (range[1] - range[0] || 1);
    // Sizes are asked for when they change: to ask is to lay out the page.
    const resized = () => {
      width = rows[0].track.clientWidth || width;
      Object.assign(frameOfPlot, { w: plot.clientWidth || 600, h: plot.clientHeight || 260 });
      drawPlot();
      paint();
      layStrobe();
    };
    const layThings = (lines) => {
      const all = rows.flatMap((row, index) => {
        const values = lines[index].map((p) => p[1]);
        return [Math.min(row.from, row.to, ...values), Math.max(row.from, row.to, ...values)];
      }).filter(isFinite);
      range = [Math.min(...all), Math.max(...all)];
      for (const row of rows) {
        const [from, to] = row.track.querySelectorAll("i");
        from.style.left = `${placeOf(row.from)}px`;
        to.style.left = `${placeOf(row.to)}px`;
      }
    };
    const paintThing = (row, x) => {
      const what = row.isStopped ? "stopped" : $("what").value, p = (x - row.from) / (row.to - row.from);
      const place = what === "offset" ? placeOf(x) : what === "width" ? placeOf(row.from) : width / 2;
      row.thing.className = `thing ${data.shape} as-${what}`;
      row.thing.style.transform = `translateX(${place}px) ${(looks[what] ?? looks.offset)(p)}`;
      row.thing.style.opacity = what === "opacity" ? String(Math.min(Math.max(p, 0), 1)) : "";
    };

    // For readers who reduce motion: the things at equal times, until the page is asked to play.
    let isStrobe = isStill, isPrinting = false;
    const layStrobe = () => {
      for (const row of rows) {
        row.track.querySelectorAll(".ghost").forEach((ghost) => ghost.remove());
        if (!(isStrobe || isPrinting) || row.isHidden) continue;
        for (let index = 0; index <= row.end; index += Math.max(Math.round(rate / 30), 1)) {
          const ghost = make("b", { class: `thing ghost ${data.shape}` });
          ghost.style.transform = `translateX(${placeOf(row.player.at(index).x)}px)`;
          row.track.prepend(ghost);
        }
      }
    };
    const endStrobe = () => {
      if (!isStrobe) return;
      isStrobe = false;
      layStrobe();
    };

    // On paper they are shown so too, as wide as a sheet is.
    const paper = (isOn) => {
      isPrinting = isOn;
      tracks.parentNode.style.width = isOn ? "640px" : "";
      resized();
    };

    // The figure: values against time, with what was turned as it is played.
    const plot = make("svg:svg", { id: "plot", role: "img", "aria-label": "Values against time" });
    let frameOfPlot = { left: 46, right: 22, top: 12, bottom: 26, w: 600, h: 260, T: 1, low: 0, high: 1 };
    const X = (t) => frameOfPlot.left + t / frameOfPlot.T * (frameOfPlot.w - frameOfPlot.left - frameOfPlot.right);
    const Y = (x) => frameOfPlot.top + (frameOfPlot.high - x) / (frameOfPlot.high - frameOfPlot.low)
      * (frameOfPlot.h - frameOfPlot.top - frameOfPlot.bottom);
    const ticks = (low, high, most) => {
      const raw = (high - low) / most, unit = Number(`1e${Math.floor(Math.log10(raw))}`);
      const size = unit * [1, 2, 5, 10].find((part) => part * unit >= raw * 0.999);
      const found = [];
      found.decimals = Math.max(0, -Math.floor(Math.log10(size) + 1e-9));
      for (let index = Math.ceil(low / size - 1e-9); index * size <= high + size * 1e-9; index += 1) found.push(Number((index * size).toPrecision(12)));
      return found;
    };
    // As many decimals as the step has, so that the numbers of an axis are one column.
    const tickText = (x, { decimals }) => (decimals > 5 || Math.abs(x) >= 1e7 ? human(x) : fixed(x, decimals).replace("-", "\u2212"));
    const line = (points, words) => make("svg:polyline", { points: points.map(([x, y]) => `${X(x).toFixed(1)},${Y(y).toFixed(1)}`).join(" "), ...words });
    // Points enough for a screen, with the turns and both sides of what jumps.
    const coursePoints = (row) => row.points ??= freshPoints(row);
    const freshPoints = (row) => {
      const { end, samples } = row.trace, even = Array.from({ length: 160 }, (_, index) => {
        const t = end * index / 160;
        return [t, row.course.at(t, 0)[0]];
      });
      return [...even, ...samples].sort((a, b) => a[0] - b[0]).map(([t, x]) => [t, row.from + x]);
    };
    const curveOf = (row) => {
      if (row.frames) return row.frames.x.map((x, index) => [index / rate, x]);
      if (row.script.length > 1 || row.script[0]?.x !== undefined) {
        return Array.from({ length: row.end + 1 }, (_, index) => [index / rate, row.player.at(index).x]);
      }
      return coursePoints(row);
    };
    // The control points of a curve with knobs, each with the end that it belongs to.
    const curved = () => tuned.filter(({ core }) => isCurve(core));
    const handlePlaces = (row) => {
      const p = numbersNow(row), D = row.core.k === "curve" ? 1 : p[4], g = row.to - row.from;
      return [0, 2].map((at) => [...(at === 0 ? [X(0), Y(row.from)] : [X(D), Y(row.to)]), X(p[at] * D), Y(row.from + p[at + 1] * g)]);
    };
    // The name of each curve is beside it, where all others are furthest from the name; it has none where there is no room.
    const labelsOf = (lines) => {
      const { w, h, T, left, right, top, bottom } = frameOfPlot, times = Array.from({ length: 101 }, (_, index) => T * index / 100);
      const shown = rows.filter((row) => !row.isHidden), placed = [];
      const heightAt = (points, t) => {
        const next = points.findIndex((p) => p[0] >= t);
        if (next < 0) return NaN;
        const b = points[next], a = points[next - 1] ?? b;
        return Y(b[0] > a[0] ? a[1] + (b[1] - a[1]) * (t - a[0]) / (b[0] - a[0]) : b[1]);
      };
      const heights = shown.map((row) => times.map((t) => heightAt(lines[row.index], t)));
      const handles = curved().flatMap(handlePlaces);
      const columns = times.map(X), beyond = (from, x, to) => Math.max(from - x, x - to, 0);
      // How far a curve is from a box, at most 40.
      const gap = (box, ys) => columns.reduce((least, x, at) => {
        const dx = beyond(box.x - box.half, x, box.x + box.half);
        if (dx >= least || isNaN(ys[at])) return least;
        const dy = beyond(box.y - 9, ys[at], box.y + 9);
        return Math.min(least, Math.sqrt(dx * dx + dy * dy));
      }, 40);
      return shown.flatMap((row, own) => {
        const half = row.label.length * 4 + 2;
        let best = { room: 9 };
        for (let at = 5; at < 100; at += 5) {
          const x = columns[at], y = heights[own][at];
          for (const [across, down] of [[0, -16], [0, 16], [-8, 0], [8, 0], [-6, -12], [6, 12], [6, -12], [-6, 12]]) {
            const box = { x: x + across + Math.sign(across) * half, y: y + down, half };
            if (!(box.x - half >= left && box.x + half <= w - right && box.y >= top + 6 && box.y <= h - bottom - 9)) continue;
            if (handles.some(([x0, y0, x1, y1]) => [0, 0.25, 0.5, 0.75, 1].some((part) => beyond(box.x - half, x0 + (x1 - x0) * part, box.x + half) < 4 + 8 * part
              && beyond(box.y - 9, y0 + (y1 - y0) * part, box.y + 9) < 4 + 8 * part))) continue;
            if (placed.some((other) => Math.abs(other.x - box.x) < other.half + half + 6 && Math.abs(other.y - box.y) < 18)) continue;
            const near = gap(box, heights[own]);
            if (near < 3) continue;
            const room = heights.reduce((least, ys, index) => (index === own ? least : Math.min(least, gap(box, ys))), 40);
            if (room >= near + 4 && room > best.room) best = { ...box, room, side: Math.sign(across) };
          }
        }
        if (!best.half) return [];
        placed.push(best);
        const anchor = ["end", "middle", "start"][best.side + 1], x = best.x - best.side * half;
        return [make("svg:text", { class: `label k${row.index}${row.isLabelled ? "" : " code"}`, x, y: best.y + 4, "text-anchor": anchor }, row.label)];
      });
    };
    const drawPlot = () => {
      const lines = rows.map(curveOf);
      layThings(lines);
      for (const row of rows) row.pins.forEach((pin) => lines.push(pin.curve));
      const values = lines.flatMap((points) => [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))]);
      for (const { from, to } of curved()) values.push(from, to);
      const finite = values.filter(isFinite), low = Math.min(...finite), high = Math.max(...finite), room = (high - low || 1) * 0.06;
      Object.assign(frameOfPlot, {
        low: low - room, high: high + room,
        T: Math.max(...lines.map((points) => points.at(-1)[0]), 1 / rate),
      });
      const { w, h, T, left, right, bottom } = frameOfPlot, parts = [];
      plot.setAttribute("viewBox", `0 0 ${w} ${h}`);
      // A handle at the left end covers no number.
      const levels = ticks(frameOfPlot.low, frameOfPlot.high, 4), times = ticks(0, T, w < 420 ? 4 : 7), air = curved().length > 0 ? 10 : 6;
      for (const x of levels) {
        parts.push(make("svg:path", { class: "grid", d: `M${left} ${Y(x).toFixed(1)}H${w - right}` }),
          make("svg:text", { x: left - air, y: Y(x) + 4, "text-anchor": "end" }, tickText(x, levels)));
      }
      for (const t of times) {
        parts.push(make("svg:text", { x: X(t), y: h - 8, "text-anchor": "middle" }, tickText(t, times) + (t === 0 ? " s" : "")));
      }
      rows.forEach((row) => row.pins.forEach((pin) => parts.push(line(pin.curve, { class: `curve pin c${row.index}` }))));
      rows.forEach((row, index) => { if (!row.isHidden) parts.push(line(lines[index], { class: `curve c${row.index}${row.isTuned ? "" : " reference"}` })); });
      parts.push(make("svg:path", { id: "head", d: `M0 ${frameOfPlot.top}V${h - bottom}` }));
      for (const row of rows) {
        row.dot = make("svg:circle", { r: 4, class: `dot c${row.index}` });
        parts.push(row.dot);
      }
      // Dashes tell apart what has no name at it.
      const labels = labelsOf(lines);
      plot.parentNode.classList.toggle("many", rows.length > 4 || labels.length < rows.filter((row) => !row.isHidden).length);
      plot.replaceChildren(...parts, ...labels, ...curved().flatMap(handlesOf));
    };
    // The parts that are drawn anew at each frame.
    const cells = new Map();
    const paint = () => {
      const t = frame / rate;
      for (const row of rows) {
        const { x, v } = row.held ?? playerOf(row).at(Math.min(frame, last));
        paintThing(row, x);
        row.dot?.setAttribute("transform", `translate(${X(Math.min(t, frameOfPlot.T)).toFixed(1)} ${Y(x).toFixed(1)})`);
        setCell(row, "value", x, `${human(x)}${unit("")}`);
        setCell(row, "velocity", v, `${human(v)}${unit("/s")}`);
      }
      plot.querySelector("#head")?.setAttribute("transform", `translate(${X(Math.min(t, frameOfPlot.T)).toFixed(1)})`);
      write($("time"), `${t.toFixed(3)} s`);
      const scrub = $("scrub");
      if (scrub.value !== String(frame)) scrub.value = String(frame);
      scrub.setAttribute("aria-valuetext", `${t.toFixed(3)} seconds`);
      write($("play"), isPlaying ? "Pause" : "Play");
    };
    const unit = (after) => (data.unit || after ? ` ${data.unit}${after}` : "");
    const setCell = (row, name, value, text, time) => {
      const cell = cells.get(row)?.[name];
      if (!cell) return;
      write(cell.text, text);
      if (value === null || !isFinite(value)) {
        delete cell.td.dataset.value;
        delete cell.td.dataset.time;
        return;
      }
      const full = exact(value);
      if (cell.td.dataset.value !== full) cell.td.dataset.value = full;
      if (time !== undefined) cell.td.dataset.time = exact(time);
    };
    """#
}
