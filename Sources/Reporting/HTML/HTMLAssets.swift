/// What the page looks like and does, as it stands in the page.
enum HTMLAssets {
  /// Colours are named by what they are for; each has a form for light and one for dark, both with a contrast
  /// of at least 4.5 to their ground (WCAG 2.2, 1.4.3).
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
    table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
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
      border: 1px solid var(--quiet); border-radius: .25rem; padding: .25rem .5rem; }
    .count { color: var(--quiet); font-size: .875rem; font-weight: 400; margin-left: .75rem; }
    summary { cursor: pointer; }
    .file { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; }
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
    figure { margin: 1rem 0; overflow-x: auto; }
    svg text { fill: var(--text); font: 12px system-ui, sans-serif; text-anchor: middle; }
    .axis { stroke: var(--quiet); }
    rect.checks { fill: var(--checks); } rect.attributes { fill: var(--attributes); }
    rect.shims { fill: var(--shims); } rect.others { fill: var(--others); }
    .key { display: inline-block; width: .75rem; height: .75rem; margin: 0 .35rem 0 .75rem; }
    .key.checks { background: var(--checks); } .key.attributes { background: var(--attributes); }
    .key.shims { background: var(--shims); } .key.others { background: var(--others); }
    footer { margin-top: 3rem; color: var(--quiet); }
    @media print { form, nav, .skip { display: none; } .file, .finding { break-inside: avoid; } }

    """

  /// Filters the findings, sorts files and tables; without it the page is the same, unfiltered.
  static let script = """
    "use strict";
    (() => {
      const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
      const find = (id) => document.getElementById(id);

      const form = find("filters");
      if (form) {
        const findings = all("article.finding").map((element) => ({
          element,
          file: element.closest(".file"),
          rule: element.closest(".rule"),
          text: (element.closest(".file").dataset.path + " "
            + element.querySelector(".message").textContent).toLowerCase(),
        }));
        const apply = () => {
          const text = find("filter-text").value.trim().toLowerCase();
          const rule = find("filter-rule").value;
          const severity = find("filter-severity").value;
          const fix = find("filter-fix").value;
          const shown = new Set();
          let count = 0;
          for (const finding of findings) {
            const data = finding.element.dataset;
            const matches = (!text || finding.text.includes(text))
              && (!rule || finding.rule.dataset.rule === rule)
              && (!severity || data.severity === severity)
              && (!fix || data.fix === fix);
            finding.element.hidden = !matches;
            if (matches) { count += 1; shown.add(finding.file).add(finding.rule); }
          }
          for (const element of all("#findings .file, #findings .rule")) {
            element.hidden = !shown.has(element);
          }
          find("filter-count").textContent = "Showing " + count + " of " + findings.length + " findings";
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
        form.hidden = false;
        apply();
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
              ? Number(value(left)) - Number(value(right))
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
