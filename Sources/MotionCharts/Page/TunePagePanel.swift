/// The knobs of a page with knobs, its figures, its texts, and its history of changes.
enum TunePagePanel {
  /// The JavaScript of this part of the program.
  static let text = #"""
    // Figures.
    const QUANTITIES = ["overshoot", "first crossing", "settled within 1 %", "logical completion", "removal",
      `removal at ${human(rate)} Hz`, "peak velocity"];
    const FRAMES = QUANTITIES[5];
    const figuresOf = (row) => {
      // A velocity that is beyond all numbers has no value in the page's data.
      const m = row.measures, peak = m.peak && (m.peak.value ?? Infinity), seconds = (t) => (t === null || t === undefined ? [null, "never"] : [t, `${human(t)} s`]);
      return {
        overshoot: m.overshoot ? [m.overshoot.part, `${human(m.overshoot.part * 100)} % at ${human(m.overshoot.time)} s`, m.overshoot.time]
          : [null, "none"],
        "first crossing": seconds(m.crossing), "settled within 1 %": seconds(m.settled),
        "logical completion": seconds(m.logical), removal: seconds(m.removal), [FRAMES]: seconds(m.frames),
        "peak velocity": m.peak ? [peak, `${human(peak)}${unit("/s")} at ${human(m.peak.time)} s`, m.peak.time] : [null, "none"],
      };
    };
    const changeWords = (name, value, from) => {
      if (!isFinite(value) || !isFinite(from)) return "";
      const change = value - from, sign = change < 0 ? "\u2212" : "+", size = Math.abs(change);
      if (size <= 1e-12 * Math.max(Math.abs(value), Math.abs(from))) return "";
      return name === "overshoot" ? `${sign}${human(size * 100, 3)} %` : name === "peak velocity" ? `${sign}${human(size, 3)}` : `${sign}${human(size, 3)} s`;
    };
    const fillTable = () => {
      const first = references[0] && figuresOf(references[0]);
      for (const row of rows) {
        for (const [name, [value, text, time]] of Object.entries(figuresOf(row))) {
          setCell(row, name, value, text, time);
          const other = first?.[name][0];
          const isCompared = row !== references[0] && value !== null && other !== null && other !== undefined;
          write(cells.get(row)[name].change, isCompared ? changeWords(name, value, other) : "");
        }
      }
    };
    const buildTable = () => {
      const table = document.querySelector("table"), heads = table.tHead.rows[0];
      const head = (name) => make("th", { scope: "col", role: "columnheader" }, name), cell = (name) => make("td", { role: "cell", "data-head": name });
      heads.cells[0].after(head("value"), head("velocity"));
      rows.forEach((row, index) => {
        const line = table.tBodies[0].rows[index], made = {};
        line.cells[0].after(cell("value"), cell("velocity"));
        ["value", "velocity", ...QUANTITIES].forEach((name, column) => {
          const td = line.cells[column + 1], text = make("span"), change = make("small");
          td.replaceChildren(text, " ", change);
          made[name] = { td, text, change };
        });
        cells.set(row, made);
      });
    };

    // Knobs. A range and a field of one name, and what is typed counts when it is left.
    const toSlider = (knob, x) => (knob.isLogarithmic ? Math.log(x / knob.low) / Math.log(knob.high / knob.low) : x);
    const fromSlider = (knob, x) => (knob.isLogarithmic
      ? Number((knob.low * Math.exp(x * Math.log(knob.high / knob.low))).toPrecision(6)) : x);
    const nudged = (x, event) => {
      const size = event.shiftKey ? 0.1 : event.altKey ? 0.001 : 0.01;
      return Number((x + (event.key === "ArrowUp" || event.key === "ArrowRight" ? size : -size)).toFixed(10));
    };
    const knobOf = (row, knob, index) => {
      const label = knob.unit ? `${knob.name} (${knob.unit})` : knob.name;
      const set = (x, isDone) => {
        if (!(isFinite(x) && knob.takes(x))) return refill(row);
        if (x !== numbersNow(row)[index]) turn(row, index, x);
        if (isDone) settle();
      };
      const arrows = (event) => {
        const isField = event.target === field, isArrow = event.key.startsWith("Arrow");
        if (!isArrow || isField && (event.key === "ArrowLeft" || event.key === "ArrowRight")) return;
        event.preventDefault();
        event.stopPropagation();
        set(nudged(numbersNow(row)[index], event), true);
      };
      const slider = make("input", {
        type: "range", step: "any", "aria-label": knob.axis ?? label, min: knob.isLogarithmic ? 0 : knob.low, max: knob.isLogarithmic ? 1 : knob.high,
        input: () => set(fromSlider(knob, Number(slider.value))), change: settle, keydown: arrows,
      });
      const commit = () => { if (field.value !== field.dataset.shown) set(typed(field.value), true); };
      const field = make("input", {
        type: "text", inputmode: "decimal", role: "spinbutton", "aria-label": label, autocomplete: "off", spellcheck: "false",
        change: commit, blur: commit,
        keydown: (event) => { if (event.key === "Enter") commit(); else arrows(event); },
      });
      return { knob, slider, field, element: make("label", { class: "knob" }, make("span", {}, label), slider, field) };
    };
    // The spelling's knobs, at the numbers that hold.
    const refill = (row) => {
      const p = numbersNow(row);
      for (const { knob, slider, field, index } of row.knobs) {
        field.value = field.dataset.shown = exact(p[index]);
        field.setAttribute("aria-valuenow", String(p[index]));
        slider.value = String(toSlider(knob, p[index]));
        slider.setAttribute("aria-valuetext", exact(p[index]) + (knob.unit ? ` ${knob.unit}` : ""));
      }
    };
    const layKnobs = (row) => {
      const knobs = SPELLINGS[row.state.view].knobs.slice(0, row.core.k === "curve" ? 4 : 5);
      row.knobs = knobs.map((knob, index) => ({ index, knob })).filter(({ knob }) => !knob.isHidden)
        .map(({ knob, index }) => ({ index, ...knobOf(row, row.state.view === "curve" && index < 4 ? { ...knob, axis: "xy"[index % 2] } : knob, index) }));
      const elements = row.knobs.map(({ element }) => element);
      row.box.replaceChildren(...(row.state.view === "curve" ? [
        make("div", { role: "group", "aria-label": "first control point" }, ...elements.slice(0, 2)),
        make("div", { role: "group", "aria-label": "second control point" }, ...elements.slice(2, 4)), ...elements.slice(4)] : elements));
      refill(row);
    };

    // Changes, and what is undone.
    let undone = [], done = [], before = null;
    const snapshot = () => JSON.stringify(tuned.map(({ state }) => state));
    const remember = () => { before ??= snapshot(); };
    const settle = () => {
      if (before === null) return;
      if (before !== snapshot()) {
        done.push(before);
        undone = [];
      }
      before = null;
      markButtons();
    };
    const restore = (from, to) => {
      settle();
      if (from.length === 0) return;
      to.push(snapshot());
      JSON.parse(from.pop()).forEach((state, index) => Object.assign(tuned[index].state, state));
      tuned.forEach((row) => { layKnobs(row); row.chooser && (row.chooser.value = row.state.view); });
      changed(tuned);
    };
    const markButtons = () => {
      $("undo").disabled = done.length === 0;
      $("redo").disabled = undone.length === 0;
    };
    const turn = (row, index, x) => {
      remember();
      const p = numbersNow(row);
      p[index] = x;
      Object.assign(row.state, { spelling: row.state.view, p });
      changed([row]);
    };
    // In flight only the curve changes at once; else what was turned back is forgotten, and it plays once.
    const changed = (some) => {
      some.forEach(refresh);
      const isFlying = frame > 0 && some.some((row) => frame < row.end);
      for (const row of some) {
        if (isFlying) row.isPending = true; else begin(row);
        refill(row);
      }
      if (!isFlying) {
        for (const row of rows) if (!some.includes(row)) begin(row);
        measureTime();
        if ($("onchange").checked) {
          playsOnce = !isPlaying;
          play(0);
        } else {
          show(0);
        }
      }
      some.forEach(lookFor);
      checkFlashes();
      drawPlot();
      if (isStrobe) layStrobe();
      fillTable();
      paint();
      fillText();
      markButtons();
      tell(some[0]);
      follow();
    };
    let telling = 0, following = 0;
    const tell = (row) => {
      clearTimeout(telling);
      telling = setTimeout(() => {
        const { overshoot, settled } = row.measures, name = tuned.length > 1 ? `${row.label}: ` : "";
        const note = row.core.k === "interp" && coreNow(row).d > 2 * Math.sqrt(coreNow(row).s * coreNow(row).m)
          ? "; a damping ratio above 1 is played as critical damping" : "";
        write($("status"), `${name}${overshoot ? `overshoots by ${human(overshoot.part * 100, 2)} %` : "does not overshoot"}, `
          + `${settled === null ? "never settles" : `settles at ${human(settled, 3)} s`}${note}`);
      }, 500);
    };

    // The preset that is nearest.
    const nearest = kept((row) => {
      const g = row.to - row.from, springs = { ".smooth": 1, ".snappy": 0.85, ".bouncy": 0.7 };
      return isCurve(row.core)
        ? Object.entries(PRESETS).map(([name, p]) => ["." + name, { k: "bez", p: p.split(",").map(Number), D: 0.35 }])
          .map(([name, core]) => ({ name, core, motion: course(core, g) }))
        : Object.entries(springs).map(([name, z]) => ({ name, core: { k: "fluid", r: 0.5, z, b: 0 } }))
          .map((preset) => ({ ...preset, motion: course(preset.core, g) }));
    });
    const lookFor = (row) => {
      const g = row.to - row.from, all = nearest(row).map((preset) => ({ ...preset, off: differenceOf(row.course, preset.motion, g) }));
      const best = all.reduce((one, other) => (other.off < one.off ? other : one));
      row.near.replaceChildren(best.off <= 1e-9 ? `this is ${best.name} ` : `${human(best.off * 100, 2)} % from ${best.name} `);
      row.near.dataset.value = exact(best.off);
      row.near.title = all.map(({ name, off }) => `${name} ${human(off * 100, 4)} %`).join(", ");
      if (best.off <= 0.01 && best.off > 1e-9 && row.core.k === best.core.k) {
        row.near.append(make("button", { type: "button", click: () => {
          remember();
          const view = row.state.view;
          Object.assign(row.state, { spelling: view, p: spelled(best.core, view) });
          changed([row]);
          settle();
        } }, `use ${best.name}`));
      }
    };
    """#
}
