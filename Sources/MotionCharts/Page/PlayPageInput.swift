/// The last part of the program of a page that plays a film, which handles pointers, keys, buttons, sizes and printing.
enum PlayPageInput {
  /// The JavaScript, which continues where ``PlayPageScript`` ends.
  static let text = #"""
      // The time under the pointer, with a line there.
      const follow = ({ svg, axis, head }) => {
        if (!axis || !head) return;
        const [left, right] = axis;
        const pointer = head.cloneNode();
        pointer.setAttribute("class", "hover");
        pointer.setAttribute("stroke-dasharray", "3 3");
        pointer.setAttribute("visibility", "hidden");
        svg.append(pointer);
        const place = (event) => {
          const matrix = svg.getScreenCTM();
          return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
        };
        const leave = () => { hover = null; pointer.setAttribute("visibility", "hidden"); paint(); };
        svg.addEventListener("pointermove", (event) => {
          const point = place(event);
          if (!point || point.x < left || point.x > right) return leave();
          hover = motionTime((point.x - left) / (right - left) * data.duration);
          pointer.setAttribute("transform", `translate(${point.x - left})`);
          pointer.setAttribute("visibility", "visible");
          paint();
        });
        svg.addEventListener("pointerleave", leave);
        // Pressed on the curves, the pointer seeks the time that is under it.
        let isScrubbing = false;
        const scrub = (event) => {
          const point = place(event);
          if (!point) return false;
          const { x, y } = point, box = head.getBBox();
          if (!isScrubbing && (x < left || x > right || y < box.y || y > box.y + box.height)) return false;
          const part = Math.min(Math.max((x - left) / (right - left), 0), 1);
          enter();
          seek(Math.round((data.hold + part * data.duration / data.speed) * data.rate) * frame);
          return true;
        };
        svg.addEventListener("pointerdown", (event) => {
          if (event.button !== 0 || !scrub(event)) return;
          isScrubbing = true;
          svg.setPointerCapture(event.pointerId);
        });
        svg.addEventListener("pointermove", (event) => { if (isScrubbing) scrub(event); });
        for (const type of ["pointerup", "pointercancel"]) svg.addEventListener(type, () => { isScrubbing = false; });
      };
      views.forEach(follow);
      // Another layout is shown from where this one is.
      new ResizeObserver(() => {
        if (!isLive || isPrinting || shownView() === view) return;
        const wasPlaying = isPlaying;
        build(now());
        if (wasPlaying) play();
      }).observe(figure);
      // On paper everything is shown at once.
      let isPrinting = false, printed = null;
      const print = (isOn) => {
        if (isOn === isPrinting || !isLive) return;
        isPrinting = isOn;
        if (isOn) {
          printed = { time: now(), wasPlaying: isPlaying };
          isPlaying = false;
          all.forEach((animation) => animation.cancel());
          setLive(false);
        } else {
          setLive(true);
          build(printed.time);
          if (printed.wasPlaying) play();
        }
      };
      addEventListener("beforeprint", () => print(true));
      addEventListener("afterprint", () => print(false));
      matchMedia("print").addEventListener("change", ({ matches }) => print(matches));

      // One of two things that lie on each other, with an outline of the other; the same key shows both again.
      let alone = null;
      const flip = (index) => {
        alone = alone === index ? null : index;
        flips.forEach((button, other) => button.setAttribute("aria-pressed", String(other === alone)));
        data.rows.forEach(({ series }, row) => {
          const isOther = alone !== null && row !== alone;
          for (const { svg } of views) {
            const { classList } = [...svg.querySelectorAll(".thing")].filter((thing) => thing.querySelector(".fill"))[row];
            classList.toggle("ghost", isOther);
            classList.toggle("solo", row === alone);
          }
          for (const part of figure.querySelectorAll(`.c${series}:not(.thing)`)) part.classList.toggle("dim", isOther);
        });
      };

      const flips = [...document.querySelectorAll("[data-flip]")];
      for (const [index, button] of flips.entries()) button.addEventListener("click", () => flip(index));

      // A tap on a track turns its thing back from the frame that is shown, as SwiftUI would.
      const turnBack = (some) => {
        enter();
        const wasPlaying = isPlaying, time = now();
        const f = Math.max(Math.round((time / 1000 - data.hold) * data.speed * data.rate), 0);
        for (const row of some.filter(({ A }) => A)) {
          row.script = (row.script ?? [{ f: 0, A: row.A, to: row.to }]).filter((change) => change.f <= f);
          row.script.push({ f, A: row.A, to: row.script.at(-1).to === row.to ? row.from : row.to });
          const run = player(row.from, data.rate, row.script);
          const count = Math.floor((cycle / 1000 - data.hold) * data.speed * data.rate) + 1;
          row.turned = Array.from({ length: count }, (_, index) => run.at(index));
        }
        build(time);
        if (wasPlaying) play();
      };
      const forget = () => {
        const wasPlaying = isPlaying;
        for (const row of data.rows) row.script = row.turned = undefined;
        enter();
        build(now());
        if (wasPlaying) play();
      };
      for (const { svg, things } of player ? views : []) {
        svg.addEventListener("click", (event) => {
          const { y } = svg.getBoundingClientRect();
          const middles = things.map(({ mover }) => {
            const box = mover.getBoundingClientRect();
            return [box.y + box.height / 2, Math.max(box.height, 24)];
          });
          const row = middles.findIndex(([middle, height]) => Math.abs(event.clientY - middle) <= height);
          if (event.clientY >= y && data.rows[row]) turnBack(event.shiftKey || data.overlay ? data.rows : [data.rows[row]]);
        });
      }
      id("play").addEventListener("click", toggle);
      id("scrub").addEventListener("input", (event) => {
        const time = Number(event.target.value) * frame;
        enter();
        seek(time);
      });
      for (const button of document.querySelectorAll("[name=speed]")) {
        button.addEventListener("change", () => {
          rate = Number(button.value);
          if (isPlaying) play();
        });
      }
      loop.addEventListener("change", () => {
        const wasPlaying = isPlaying;
        const time = now();
        all.forEach((animation) => animation.effect.updateTiming({
          iterations: loop.checked ? Infinity : data.plays,
        }));
        if (isLive) seek(time);
        if (wasPlaying) play();
      });
      id("what").addEventListener("change", () => {
        const wasPlaying = isPlaying;
        enter();
        build(now());
        if (wasPlaying) play();
      });
      for (const box of document.querySelectorAll("[data-row]")) {
        box.addEventListener("change", () => {
          const row = Number(box.dataset.row);
          for (const { things } of views) things[row]?.mover.parentNode.classList.toggle("off", !box.checked);
          const series = data.rows[row].series;
          const isShown = data.rows.some((other, index) =>
            other.series === series && document.querySelector(`[data-row="${index}"]`).checked);
          for (const part of figure.querySelectorAll(`.c${series}:not(.thing)`)) {
            part.classList.toggle("off", !isShown);
          }
        });
      }
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target;
        const isScrub = target === id("scrub");
        const isControl = !isScrub && target.matches?.("button,input,select");
        if (event.key === " " && !isControl) {
          event.preventDefault();
          toggle();
        } else if (!isControl && !isScrub && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
          event.preventDefault();
          step(event.key === "ArrowLeft" ? -1 : 1);
        } else if ("1234".includes(event.key) && !target.matches?.("select")) {
          document.querySelectorAll("[name=speed]")["1234".indexOf(event.key)].click();
        } else if (data.overlay && "ab".includes(event.key.toLowerCase()) && !target.matches?.("select")) {
          flip("ab".indexOf(event.key.toLowerCase()));
        } else if (event.key.toLowerCase() === "l" && !target.matches?.("select") && !event.repeat) {
          loop.click();
        } else if (player && event.key.toLowerCase() === "t" && !event.repeat) {
          turnBack(event.shiftKey || data.overlay ? data.rows : data.rows.slice(0, 1));
        } else if (player && event.key === "Escape") {
          forget();
        }
      });
      id("controls").hidden = false;
      for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
      id("scrub").max = String(last);
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) paint(); else play();
    })();
    """#
}
