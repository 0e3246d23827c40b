/// The actions on a page with knobs: turning back, throwing, copying, pinning, the address and the keys.
enum TunePageActions {
  /// The JavaScript of this part of the program.
  static let text = #"""
    // Back to the other end from the frame that is shown: what was recorded later is dropped.
    const turnBack = (some) => {
      for (const row of some) {
        if (!row.core || row.isFunction) {
          write($("status"), `${row.label} is no animation that could be turned back`);
          continue;
        }
        row.script = row.script.filter(({ f }) => f <= frame);
        const heading = row.script.at(-1)?.to ?? row.from;
        row.script.push({ f: frame, A: row.A, to: heading === row.to ? row.from : row.to });
        row.isPending = false;
        compose(row);
      }
      afterTurn();
    };
    const afterTurn = () => {
      measureTime();
      drawPlot();
      paint();
      fillText();
      if (hasEnded) play(frame);
    };
    // The last three places of what is dragged, and how fast it was.
    const sampler = () => {
      const samples = [];
      const slopeOf = (a, b) => (b.x - a.x) * (1 / (b.t - a.t));
      return {
        add: (x, t) => {
          const newest = samples.at(-1);
          if (newest && Math.abs(t - newest.t) < LEAST) newest.x = x;
          else if (!newest || t > newest.t) samples.push({ x, t });
          if (samples.length > 3) samples.shift();
        },
        velocity: (t) => {
          const [a, b, c] = samples;
          if (!b) return 0;
          const v = c ? slopeOf(a, b) * 0.75 + slopeOf(b, c) * 0.25 : slopeOf(a, b);
          return v * Math.exp(Math.max(t - samples.at(-1).t, 0) * 1000 * Math.log(0.998));
        },
      };
    };
    const seconds = (event) => event.timeStamp / 1000;
    const holdThings = () => {
      for (const row of rows) {
        let grabbed = null;
        row.track.addEventListener("pointerdown", (event) => {
          if (event.button !== 0) return;
          grabbed = { x: event.clientX, isThing: event.target === row.thing, isMoved: false, sampler: sampler() };
          row.track.setPointerCapture(event.pointerId);
        });
        row.track.addEventListener("pointermove", (event) => {
          if (!grabbed?.isThing || !row.core || row.isFunction) return;
          if (!grabbed.isMoved && Math.abs(event.clientX - grabbed.x) < 4) return;
          if (!grabbed.isMoved) {
            grabbed.wasPlaying = isPlaying || hasEnded;
            pause();
          }
          grabbed.isMoved = true;
          const place = event.clientX - row.track.getBoundingClientRect().left;
          const x = range[0] + (place - 22) / (width - 44) * (range[1] - range[0]);
          grabbed.sampler.add(x, seconds(event));
          row.held = { x, v: 0 };
          paint();
        });
        const release = (event) => {
          const was = grabbed;
          grabbed = null;
          if (!was || event.type === "pointercancel" && !was.isMoved) return;
          if (!was.isMoved) return turnBack(event.shiftKey ? rows : [row]);
          const { x } = row.held, isNear = Math.abs(x - row.from) < Math.abs(x - row.to);
          row.held = null;
          row.script = row.script.filter(({ f }) => f < frame);
          row.script.push({ f: frame, A: row.A, to: isNear ? row.from : row.to, x, v: was.sampler.velocity(seconds(event)) });
          row.isPending = false;
          compose(row);
          afterTurn();
          if (was.wasPlaying || !isStill) play(frame);
        };
        row.track.addEventListener("pointerup", release);
        row.track.addEventListener("pointercancel", release);
      }
    };

    // Texts. A word is quoted where a shell needs it, and where it has a label.
    const quotedAnyway = (text) => `'${text.replaceAll("'", "'\\''")}'`;
    const quoted = (text) => (/^[A-Za-z0-9\-_./:@%+,=]+$/.test(text) ? text : quotedAnyway(text));
    const values = () => (data.from !== 0 ? ` --from ${exact(data.from)}` : "") + (data.to !== 1 ? ` --to ${exact(data.to)}` : "");
    const always = () => (data.semantics ? ` --semantics ${data.semantics}` : "");
    const frames = () => (rate === 60 ? "" : ` --fps ${exact(rate)}`);
    const isTurned = (row) => row.script.length > 1;
    const isThrown = (row) => row.script.some(({ x }) => x !== undefined);
    const interruptCommand = (row) => {
      const [first, ...others] = row.script;
      return `kymo interrupt ${row.script.map(({ A }) => quoted(A.name)).join(" ")}`
        + ` --at ${others.map(({ f }) => exact(f / rate)).join(",")}${row.from === 0 ? "" : ` --from ${exact(row.from)}`}`
        + ` --to ${[first, ...others].map(({ to }) => exact(to)).join(",")}${frames()}${always()}`;
    };
    const commandOf = (row) => {
      if (isThrown(row)) return "no command throws: what was dragged is only here";
      if (isTurned(row)) return interruptCommand(row);
      const named = (other) => (other.isLabelled ? quotedAnyway(`${other.label}=${textNow(other)}`) : quoted(textNow(other)));
      const first = references.find(({ isFunction }) => !isFunction === !row.isFunction) ?? references[0];
      const before = first ? named(first) : row.state.p ? quoted(row.text) : null;
      return `kymo ${before === null ? "inspect" : `diff ${before}`} ${named(row)}${values()}${always()}`;
    };
    const field = (text) => (/[",\n\r]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text);
    // The rows of `kymo sample`, or, after a turn, of the command that is shown.
    const samplesOf = (row) => {
      if (isThrown(row)) return null;
      const isBack = isTurned(row), source = isBack ? row.player : row.usual, lines = [];
      const last = isBack ? row.end : source.end(mostFrames(row)) ?? Math.round((row.course.span ?? 10) * rate);
      for (let index = 0; index <= last; index += 1) {
        const { x, v, model, name, events } = source.at(index), t = exact(index / rate);
        lines.push(isBack ? `${t},${exact(x + 0)},${exact(v + 0)},${exact(model + 0)},${field(name)},${events.join("+")}`
          : `${field(textNow(row))},${t},${exact(x + 0)},${exact(v + 0)}`);
      }
      return `${isBack ? "time,value,velocity,target,animation,event" : "curve,time,value,velocity"}\n${lines.join("\n")}\n`;
    };
    let shownText = null, filling = 0;
    const copy = (text, notes = "") => {
      const area = $("text");
      area.value = text;
      area.rows = Math.min(text.split("\n").length, 12);
      write($("note"), notes);
      area.focus();
      area.select();
      navigator.clipboard?.writeText(text).then(() => write($("status"), "copied"),
        () => write($("status"), "the clipboard is refused; copy the text that is selected"));
    };
    const textFor = (row, target) => {
      try {
        const parts = partsOf(row.A), made = TARGETS[target](parts);
        const own = made.error === undefined ? verdict(parts, made.motion)
          : { words: `off by at most ${human(made.error * 100, 3)} % of the travel`, notes: [] };
        return { text: made.text, notes: [own.words, ...parts.remarks.filter((remark) => target !== "SwiftUI" || !remark.startsWith("the logical")),
          ...made.remarks, ...own.notes] };
      } catch (problem) {
        if (!problem.sentence) throw problem;
        return { text: "", notes: [problem.sentence] };
      }
    };
    const sentences = (notes) => notes.map((note) => `${note[0].toUpperCase()}${note.slice(1)}.`).join("\n");
    const showText = (kind, row, isAsked) => {
      shownText = { kind, row };
      $("about").textContent = `${kind}, ${row.label}`;
      if (TARGETS[kind]) {
        const { text, notes } = textFor(row, kind);
        const spelled = kind === "SwiftUI" && text && textNow(row) !== text ? [`as it is spelled here: ${textNow(row)}`] : [];
        return isAsked ? copy(text, sentences([...notes, ...spelled])) : refillText(text, sentences([...notes, ...spelled]));
      }
      const text = kind === "command" ? commandOf(row) : kind === "samples" ? samplesOf(row) ?? "" : address();
      const note = kind === "samples" && isThrown(row) ? "what was dragged has no samples that kymo would write" : "";
      return isAsked ? copy(text, note) : refillText(text, note);
    };
    const refillText = (text, notes) => {
      $("text").value = text;
      write($("note"), notes);
    };
    // The text that is shown follows the knobs a moment later, because some texts take their time.
    const fillText = () => {
      for (const row of tuned) write(row.command, commandOf(row));
      clearTimeout(filling);
      if (shownText) filling = setTimeout(() => showText(shownText.kind, shownText.row, false), 200);
    };

    // The address has what was turned.
    const fragment = () => tuned.filter(({ state }) => state.p)
      .map((row) => `${encodeURIComponent(row.label)}=${row.state.view},${numbersNow(row).map((x) => code(x)).join(",")}`).join("&");
    const address = () => `${location.href.split("#")[0]}${fragment() && "#"}${fragment()}`;
    let isRead = true;
    const follow = () => {
      clearTimeout(following);
      following = setTimeout(() => { try { history.replaceState(null, "", address()); } catch { isRead = false; } }, 500);
    };
    const readAddress = () => {
      const problems = [];
      for (const part of location.hash.slice(1).split("&").filter((part) => part !== "")) {
        const [label, text = ""] = part.split(/=(.*)/s);
        let name;
        try { name = decodeURIComponent(label); } catch { name = label; }
        const row = tuned.find((other) => other.label === name);
        const [spelling, ...words] = text.split(",");
        const p = words.map((word) => (/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word) ? Number(word) : NaN));
        const knobs = Object.hasOwn(SPELLINGS, spelling) ? SPELLINGS[spelling].knobs.slice(0, row?.core.k === "curve" ? 4 : 5) : [];
        const isRight = row && knobs.length > 0 && isCurve(row.core) === (spelling === "curve") && p.length === knobs.length
          && p.every((x, index) => isFinite(x) && knobs[index].takes(x));
        if (isRight) Object.assign(row.state, { view: spelling, spelling, p });
        else problems.push(row ? `the address has no numbers for '${name}'` : `the address has no row '${name}' here`);
      }
      return problems;
    };

    // Settings that are kept beside the present one.
    const pin = (row) => {
      const name = textNow(row);
      row.pins.push({ name, curve: coursePoints(row) });
      if (row.pins.length > 4) row.pins.shift();
      layPins(row);
    };
    const layPins = (row) => {
      row.pinned.replaceChildren(...row.pins.map((own) => make("button", { type: "button", "aria-label": `remove ${own.name}`, click: () => {
        row.pins = row.pins.filter((other) => other !== own);
        layPins(row);
      } }, make("code", {}, own.name), " ×")));
      drawPlot();
      paint();
    };
    const reset = (row) => {
      remember();
      Object.assign(row.state, { view: row.spelling, spelling: row.spelling, p: null });
      if (row.chooser) row.chooser.value = row.state.view;
      layKnobs(row);
      changed([row]);
      settle();
    };
    const compare = (isHeld) => {
      if (references.length === 0 || tuned[0].isCompared === isHeld) return;
      tuned[0].isCompared = isHeld;
      paint();
    };
    const isTyping = ({ target }) => target.matches?.("input[type=text],textarea,select");
    const pressed = (event) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === "z" && !event.altKey) {
        event.preventDefault();
        return event.shiftKey ? restore(undone, done) : restore(done, undone);
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const isControl = event.target.matches?.("button,input,summary");
      if (key === " " && !isControl) {
        event.preventDefault();
        toggle();
      } else if ((key === "arrowleft" || key === "arrowright") && !event.target.matches?.("input")) {
        event.preventDefault();
        seek(frame + (key === "arrowleft" ? -1 : 1));
      } else if (key === "t" && !event.repeat) {
        turnBack(event.shiftKey ? rows : [tuned[0]]);
      } else if (key === "p" && !event.repeat) {
        pin(tuned[0]);
      } else if (key === "r") {
        compare(true);
      }
    };
    const toggle = () => {
      playsOnce = false;
      if (isPlaying) pause(); else play();
    };
    """#
}
