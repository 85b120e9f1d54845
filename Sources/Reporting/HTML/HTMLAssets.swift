/// The style sheet and script that are embedded in the page.
enum HTMLAssets {
  /// Colours are named by their purpose. Each has a light and a dark variant with a contrast of at least 4.5
  /// to the background (WCAG 2.2, 1.4.3).
  static let style = """
    :root {
      --ground: #ffffff; --raised: #f4f5f7; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de;
      --link: #0550ae; --warning: #7a4f00; --error: #b3161b; --note: #0b5c7a; --mark: #1a7f37;
      --added: #dafbe1; --removed: #ffebe9;
      --checks: #0969da; --attributes: #8250df; --shims: #1a7f37; --others: #6e7781;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0d1117; --raised: #161b22; --text: #e6edf3; --quiet: #9da7b3; --line: #3d444d;
        --link: #79c0ff; --warning: #e3b341; --error: #ff8a82; --note: #76d0f0; --mark: #56d364;
        --added: #12361f; --removed: #4a1d1d;
        --checks: #58a6ff; --attributes: #bc8cff; --shims: #3fb950; --others: #8b949e;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 1rem 1.5rem 4rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    a { color: var(--link); }
    a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 1rem; background: var(--ground); padding: .5rem; }
    h1 { margin-bottom: 0; }
    h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
    h4 { margin: 0; font-size: 1rem; display: flex; gap: 1rem; }
    .lead { font-size: 1.125rem; color: var(--quiet); margin-top: .25rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: 1.25rem; padding: 0; list-style: none; }
    code, pre { font: .875rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
    h3 code { font-size: 1.125rem; font-weight: 600; }
    .tiles { display: flex; flex-wrap: wrap; gap: 1rem; }
    .tiles div { background: var(--raised); border: 1px solid var(--line); border-radius: .5rem;
      padding: .5rem 1rem; min-width: 9rem; display: flex; flex-direction: column-reverse; }
    .tiles dt { color: var(--quiet); }
    .tiles dd { margin: 0; font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
    table { border-collapse: collapse; margin: 1rem 0; max-width: 100%; }
    tbody th, td, li, dd, p { overflow-wrap: anywhere; }
    td.word, td.number, table:not(.stacked) tbody th code { overflow-wrap: normal; }
    .legend { display: inline-block; }
    table.stacked { width: 100%; }
    table.stacked tbody th { width: 42%; }
    td ul { margin: .25rem 0; padding: 0; list-style: none; text-align: left; }
    .subject { margin: .25rem 0; color: var(--quiet); }
    .hypothetical { color: var(--warning); font-weight: 600; }
    caption { text-align: left; color: var(--quiet); padding-bottom: .25rem; }
    th, td { text-align: left; padding: .25rem .75rem; border-bottom: 1px solid var(--line);
      vertical-align: top; }
    tbody th { font-weight: 500; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    th button { all: unset; cursor: pointer; font: inherit; font-weight: 700; }
    th button::after { content: " \\2195"; color: var(--quiet); }
    th[aria-sort=ascending] button::after { content: " \\2191"; }
    th[aria-sort=descending] button::after { content: " \\2193"; }
    form { position: sticky; top: 0; background: var(--ground); display: flex; flex-wrap: wrap;
      gap: .5rem 1rem; align-items: end; padding: .5rem 0; border-bottom: 1px solid var(--line); z-index: 1; }
    form[hidden] { display: none; }
    form p { margin: 0; color: var(--quiet); flex-basis: 100%; }
    label { display: flex; flex-direction: column; font-size: .875rem; color: var(--quiet); }
    input, select { font: inherit; color: var(--text); background: var(--raised);
      border: 1px solid var(--quiet); border-radius: .25rem; padding: .25rem .5rem; max-width: 18rem; }
    .count { color: var(--quiet); font-size: .875rem; font-weight: 400; margin-left: .75rem; }
    summary { cursor: pointer; }
    .file { content-visibility: auto; contain-intrinsic-size: auto 12rem; margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; }
    .file > summary { background: var(--raised); padding: .25rem .75rem; border-radius: .5rem;
      overflow-wrap: anywhere; }
    .finding { padding: .5rem .75rem; border-top: 1px solid var(--line); }
    .finding p { margin: .25rem 0; overflow-wrap: anywhere; }
    .severity { font-weight: 600; }
    .warning .severity { color: var(--warning); }
    .error .severity { color: var(--error); }
    .note .severity { color: var(--note); }
    .fix { color: var(--quiet); }
    pre { background: var(--raised); padding: .5rem .75rem; overflow-x: auto; border-radius: .25rem;
      margin: .25rem 0; color: var(--text); }
    .marker { color: var(--mark); font-weight: 700; }
    .diff ins { background: var(--added); text-decoration: none; }
    .diff del { background: var(--removed); text-decoration: none; }
    .hunk { color: var(--quiet); }
    figure { margin: 1rem 0; }
    .chart { display: grid; grid-template-columns: minmax(4rem, max-content) 1fr max-content;
      gap: .25rem .75rem; align-items: center; font-variant-numeric: tabular-nums; }
    .chart .label { max-width: 16rem; }
    .bar { display: flex; height: 1.25rem; background: var(--raised); border-radius: .25rem; overflow: hidden; }
    .bar span { print-color-adjust: exact; }
    .bar .checks { background: var(--checks); } .bar .attributes { background: var(--attributes); }
    .bar .shims { background: var(--shims); } .bar .others { background: var(--others); }
    .key { display: inline-block; width: .75rem; height: .75rem; margin: 0 .35rem 0 .75rem; }
    .key.checks { background: var(--checks); } .key.attributes { background: var(--attributes); }
    .key.shims { background: var(--shims); } .key.others { background: var(--others); }
    footer { margin-top: 3rem; color: var(--quiet); }
    @media (max-width: 45rem) {
      body { padding: 1rem; }
      th, td { padding: .25rem; font-size: .875rem; }
      th:not([aria-sort]) button::after { content: none; }
      .chart { grid-template-columns: 1fr max-content; }
      .chart .label { grid-column: 1 / -1; margin-top: .25rem; }
      table.stacked thead, table.dense thead { display: none; }
      table.dense tr { display: block; border-bottom: 1px solid var(--line); padding: .25rem 0; }
      table.dense tbody th { display: block; border: 0; }
      table.dense td { display: inline-block; border: 0; }
      table.dense td::before { content: attr(data-title) ": "; color: var(--quiet); }
      table.stacked tr { display: block; border-bottom: 1px solid var(--line); padding: .5rem 0; }
      table.stacked tbody th, table.stacked td { display: block; width: auto; border: 0; text-align: left; }
      table.stacked td::before { content: attr(data-title) ": "; color: var(--quiet); }
      form { position: static; }
      label, select, input { max-width: 100%; }
    }
    @media print { form, nav, .skip { display: none; } .file, .finding { break-inside: avoid; } }

    """

  /// Filters the findings, and sorts files and tables. Without it the page is the same, unfiltered.
  static let script = """
    "use strict";
    (() => {
      const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
      const find = (id) => document.getElementById(id);

      const form = find("filters");
      if (form) {
        const rules = all("#findings .rule");
        const files = rules.flatMap((rule) => all(":scope > .file", rule).map((element) => ({
          element, rule,
          findings: all("article.finding", element).map((finding) => ({
            element: finding, isShown: true, text: "",
            values: { ...element.dataset, ...rule.dataset, ...finding.dataset },
          })),
        })));
        const total = files.reduce((count, file) => count + file.findings.length, 0);
        const controls = all("[id^='filter-']", form).filter((control) => "value" in control);
        const name = (control) => control.id.slice("filter-".length);
        // The filters are in the URL, so that a link can be shared.
        const remember = () => {
          const query = new URLSearchParams();
          for (const control of controls) if (control.value) query.set(name(control), control.value);
          const text = query.toString();
          try {
            history.replaceState(null, "", location.pathname + (text && "?" + text) + location.hash);
          } catch { /* Some places have no address to change. */ }
        };
        const recall = () => {
          const query = new URLSearchParams(location.search);
          for (const control of controls) {
            const value = query.get(name(control));
            if (value !== null) control.value = value;
          }
        };
        const hide = (element, isHidden) => {
          if (element.hidden !== isHidden) element.hidden = isHidden;
        };
        // A browser takes long to show thousands of files: the first ones are shown at once, the others frame
        // by frame.
        let waiting = [];
        let frame = 0;
        const showFiles = (count) => {
          cancelAnimationFrame(frame);
          for (const element of waiting.splice(0, count)) element.hidden = false;
          if (waiting.length) frame = requestAnimationFrame(() => showFiles(100));
        };
        addEventListener("beforeprint", () => showFiles(waiting.length));
        const apply = () => {
          const text = find("filter-text").value.trim().toLowerCase();
          const choices = controls.filter((control) => control.localName === "select" && control.value)
            .map((control) => [name(control), control.value]);
          const shown = new Set();
          let count = 0;
          const matches = (finding) => {
            if (text && !finding.text) {
              finding.text = (finding.values.path + " "
                + finding.element.querySelector(".message").textContent).toLowerCase();
            }
            return (!text || finding.text.includes(text))
              && choices.every(([key, value]) => finding.values[key] === value);
          };
          waiting = [];
          for (const file of files) {
            const results = file.findings.map(matches);
            const number = results.filter(Boolean).length;
            if (number && file.element.hidden) waiting.push(file.element);
            if (!number) {
              hide(file.element, true);
              continue;
            }
            count += number;
            shown.add(file.rule);
            // The contents of a hidden file are not updated, so that most changes affect few elements.
            file.findings.forEach((finding, index) => {
              if (finding.isShown === results[index]) return;
              finding.isShown = results[index];
              finding.element.hidden = !results[index];
            });
          }
          for (const rule of rules) hide(rule, !shown.has(rule));
          showFiles(100);
          remember();
          find("filter-count").textContent = "Showing " + count + " of " + total + " findings";
        };
        const sort = () => {
          const key = find("sort-files").value;
          for (const rule of all("#findings .rule")) {
            const files = all(":scope > .file", rule);
            files.sort((left, right) => (key === "path" ? 0
              : Number(right.dataset[key]) - Number(left.dataset[key]))
              || (left.dataset.path < right.dataset.path ? -1 : 1));
            files.forEach((file) => rule.append(file));
          }
        };
        form.addEventListener("input", apply);
        find("sort-files").addEventListener("change", sort);
        form.addEventListener("submit", (event) => event.preventDefault());
        for (const link of all("a[data-filter]")) {
          link.addEventListener("click", () => {
            find("filter-" + link.dataset.filter).value = link.dataset.value;
            apply();
          });
        }
        form.hidden = false;
        recall();
        apply();
      }

      for (const table of all("table.stacked")) {
        const titles = all("thead th", table).map((head) => head.textContent);
        for (const row of all("tbody tr", table)) {
          all("td", row).forEach((cell) => { cell.dataset.title = titles[cell.cellIndex]; });
        }
      }

      for (const table of all("table.sortable")) {
        all("thead th", table).forEach((head, column) => {
          const button = document.createElement("button");
          button.type = "button";
          button.textContent = head.textContent;
          head.replaceChildren(button);
          const isNumber = head.classList.contains("number");
          button.addEventListener("click", () => {
            const order = head.getAttribute("aria-sort");
            const isDescending = order ? order === "ascending" : isNumber;
            all("thead th", table).forEach((other) => other.removeAttribute("aria-sort"));
            head.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
            const value = (row) => row.cells[column].textContent.trim();
            const compare = (left, right) => isNumber
              ? parseInt(value(left), 10) - parseInt(value(right), 10)
              : value(left).localeCompare(value(right), "en", { numeric: true });
            const rows = all("tbody tr", table);
            rows.sort((left, right) => (isDescending ? -1 : 1) * compare(left, right));
            rows.forEach((row) => row.parentNode.append(row));
          });
        });
      }
    })();

    """
}
