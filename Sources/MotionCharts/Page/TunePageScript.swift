/// The program of a page with knobs: its parts in order, and the part that builds the page.
enum TunePageScript {
  /// The JavaScript of the program.
  static let text = PageScript.compact(
    "\"use strict\";\n(() => {\n"
      + [
        TunePageSolver.text, TunePageCurves.text, TunePageCourse.text, TunePageMeasures.text,
        TunePageNumbers.text,
        TunePageTexts.text,
        TunePageTargets.text, TunePageWebTargets.text, TunePageLine.text, TunePageRows.text,
        TunePageStage.text,
        TunePagePanel.text, TunePageActions.text, start,
      ].joined(separator: "\n") + "\n})();\n")

  /// The part of the program that builds the page and starts it.
  private static let start = #"""
    // The handles of a curve's control points on the figure.
    const handlesOf = (row) => {
      return handlePlaces(row).flatMap(([x0, y0, x, y], index) => {
        const at = 2 * index;
        const handle = make("svg:circle", { cx: x, cy: y, r: 9, class: `handle c${row.index}` });
        handle.addEventListener("pointerdown", (event) => {
          event.stopPropagation();
          plot.setPointerCapture(event.pointerId);
          plot.dragged = { row, at };
        });
        return [make("svg:path", { class: `arm c${row.index}`, d: `M${x0} ${y0}L${x} ${y}` }), handle];
      });
    };
    const dragOnPlot = () => {
      const placeIn = (event) => {
        const box = plot.getBoundingClientRect(), { left, right, top, bottom, w, h, T, low, high } = frameOfPlot;
        return [(event.clientX - box.left - left) / (w - left - right) * T,
          high - (event.clientY - box.top - top) / (h - top - bottom) * (high - low)];
      };
      plot.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || plot.dragged) return;
        plot.setPointerCapture(event.pointerId);
        plot.dragged = { isTime: true };
        seek(Math.round(placeIn(event)[0] * rate));
      });
      plot.addEventListener("pointermove", (event) => {
        if (!plot.dragged) return;
        const [t, x] = placeIn(event), { row, at, isTime } = plot.dragged;
        if (isTime) return seek(Math.round(t * rate));
        remember();
        const p = numbersNow(row), D = row.core.k === "curve" ? 1 : p[4];
        p[at] = Number(Math.min(Math.max(t / D, 0), 1).toFixed(3));
        p[at + 1] = Number(((x - row.from) / (row.to - row.from)).toFixed(3));
        Object.assign(row.state, { spelling: row.state.view, p });
        changed([row]);
      });
      for (const type of ["pointerup", "pointercancel"]) {
        plot.addEventListener(type, () => { plot.dragged = null; settle(); });
      }
    };
    // Flashes that could harm, counted as kymo counts them; the thing then stands still, with a sentence.
    const luminanceOf = (element, name) => {
      const parts = getComputedStyle(element)[name].match(/[\d.]+/g).slice(0, 3).map((part) => Number(part) / 255)
        .map((x) => (x <= 0.04045 ? x / 12.92 : Math.exp(2.4 * Math.log((x + 0.055) / 1.055))));
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const flashesOf = (row, look, dark, light) => {
      const span = last / rate, progress = (t) => (row.player.at(Math.floor(t * rate + 1e-9) % (last + 1)).x - row.from) / (row.to - row.from);
      let low = Infinity, high = -Infinity;
      for (let index = 0; index <= last; index += 1) {
        const p = progress(index / rate);
        [low, high] = [Math.min(low, p), Math.max(high, p)];
      }
      const part = (p) => (look === "opacity" ? Math.min(Math.max(p, 0), 1) : high > low ? (p - low) / (high - low) : 0);
      const at = (index) => dark + (light - dark) * part(progress(index / rate));
      const changes = [];
      let turned = at(0), direction = 0;
      for (let index = 0; index <= Math.max(2 * span, span + 1) * rate; index += 1) {
        const now = at(index);
        if (direction !== 0 && (now - turned) * direction > 0) {
          turned = now;
        } else if (Math.abs(now - turned) >= 0.1 && Math.min(now, turned) < 0.8) {
          direction = now > turned ? 1 : -1;
          turned = now;
          changes.push(index / rate);
        }
      }
      let most = 0, first = 0;
      changes.forEach((t, index) => {
        while (t - changes[first] > 1) first += 1;
        most = Math.max(most, index - first + 1);
      });
      return Math.trunc(most / 2);
    };
    const checkFlashes = () => {
      const look = $("what").value;
      const found = look === "offset" ? [] : rows.map((row) => {
        const dark = luminanceOf(document.body, "backgroundColor"), light = luminanceOf(row.thing, "backgroundColor");
        return [row, flashesOf(row, look, dark, light)];
      }).filter(([, count]) => count > 3);
      rows.forEach((row) => { row.isStopped = found.some(([other]) => other === row); });
      write($("flashes"), found.length > 0 ? `the tiles flash ${Math.max(...found.map(([, count]) => count))} times a second, and more `
        + "than three can harm people with photosensitive epilepsy (WCAG 2.2, 2.3.1); they stand still" : "");
    };

    const button = (label, click, more = {}) => make("button", { type: "button", click, ...more }, label);
    const panelOf = (row) => {
      row.box = make("div", { class: "knobs" });
      row.near = make("p", { class: "near" });
      row.pinned = make("div", { class: "pins" });
      row.command = make("code", { class: "command" });
      if (!isCurve(row.core)) {
        row.chooser = make("select", { change: () => {
          remember();
          row.state.view = row.chooser.value;
          layKnobs(row);
          settle();
          fillText();
          follow();
        } }, ...["spring", "response", "mass"].map((name) => make("option", { value: name }, SPELLINGS[name].title)));
        row.chooser.value = row.state.view;
      }
      const spelling = row.chooser ? make("label", {}, "spelling ", row.chooser) : null;
      const panel = make("fieldset", { class: `panel k${row.index}` }, make("legend", {}, row.isLabelled ? row.label : make("code", {}, row.label)),
        spelling, row.box, row.near,
        make("div", { class: "buttons" }, button("turn back", () => turnBack([row])), button("pin", () => pin(row)), button("reset", () => reset(row))),
        row.pinned,
        make("div", { class: "buttons copies" }, ...[...Object.keys(TARGETS), "command", "samples", "link"]
          .map((kind) => button(`copy ${kind}`, () => showText(kind, row, true)))),
        make("p", {}, row.command));
      layKnobs(row);
      return panel;
    };
    const build = () => {
      const problems = readAddress();
      rows.forEach((row) => {
        refresh(row);
        if (!row.core) row.measures = row.recorded;
      });
      const stage = make("div", { id: "stage" }, tracks, plot), figure = document.querySelector("figure");
      figure.hidden = true;
      figure.after(stage);
      $("controls").append(make("label", {}, make("input", { type: "checkbox", id: "onchange", checked: !isStill }), " play on change"));
      const panels = make("div", { id: "panels" }, make("div", { class: "buttons" },
        button("undo", () => restore(done, undone), { id: "undo", disabled: true }),
        button("redo", () => restore(undone, done), { id: "redo", disabled: true })), ...tuned.map(panelOf),
      make("div", { id: "texts" }, make("p", { id: "about" }),
        make("textarea", { id: "text", readonly: true, rows: 3, "aria-label": "text", spellcheck: "false" }), make("p", { id: "note" })));
      const status = make("p", { id: "status", role: "status", "aria-live": "polite" });
      stage.after(make("p", { id: "flashes", role: "alert" }), $("controls"), status);
      $("bench").append(panels);
      $("what").value = data.look;
      rows.forEach(begin);
      buildTable();
      measureTime();
      resized();
      fillTable();
      tuned.forEach(lookFor);
      checkFlashes();
      fillText();
      holdThings();
      dragOnPlot();
      write(status, problems.join("; "));
      $("play").addEventListener("click", toggle);
      $("scrub").addEventListener("input", () => seek(Number($("scrub").value)));
      for (const choice of document.querySelectorAll("[name=speed]")) {
        choice.addEventListener("change", () => {
          speed = Number(choice.value);
          if (isPlaying) play(frame);
        });
      }
      $("what").addEventListener("change", () => { checkFlashes(); paint(); });
      for (const box of document.querySelectorAll("[data-row]:is(input)")) {
        box.addEventListener("change", () => {
          const row = rows[Number(box.dataset.row)];
          row.isHidden = !box.checked;
          row.track.parentNode.classList.toggle("off", row.isHidden);
          drawPlot();
          paint();
        });
      }
      document.addEventListener("keydown", pressed);
      document.addEventListener("keyup", (event) => { if (event.key.toLowerCase() === "r") compare(false); });
      addEventListener("blur", () => compare(false));
      addEventListener("hashchange", () => {
        const found = readAddress();
        tuned.forEach((row) => { layKnobs(row); if (row.chooser) row.chooser.value = row.state.view; });
        changed(tuned);
        write(status, found.join("; "));
      });
      addEventListener("beforeprint", () => paper(true));
      addEventListener("afterprint", () => paper(false));
      new ResizeObserver(resized).observe(plot);
      $("controls").hidden = false;
      for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
      if (isStill) show(Math.min(...tuned.map((row) => Math.round(row.end / 3)))); else play(0);
      layStrobe();
    };
    build();
    """#
}
