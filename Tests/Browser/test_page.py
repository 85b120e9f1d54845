#!/usr/bin/env python3
"""Opens the HTML report in a real browser and uses it as a reader would.

    test_page.py PAGE [SCREENSHOT_FOLDER]

PAGE is a report of `backport-lint --format html` with findings of several rules in several files. Needs
Playwright (requirements.txt) and a Chromium in CHROMIUM or on the path.
"""
import os
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 800}


def browser_path():
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        found = name and shutil.which(name)
        if found:
            return found
    sys.exit("test_page.py: no Chromium: install Debian's chromium, or set CHROMIUM")


def visible(page, selector):
    return [element for element in page.query_selector_all(selector) if element.is_visible()]


def check_filters(page):
    findings = page.query_selector_all("article.finding")
    rules = page.query_selector_all("section.rule")
    assert len(findings) > 1 and len(rules) > 1, "the page has too little on it to test filters"
    assert len(visible(page, "article.finding")) == len(findings), "not all findings are shown at first"
    assert page.is_visible("#filters"), "the filters are hidden although scripts run"

    rule = rules[-1].get_attribute("data-rule")
    page.select_option("#filter-rule", rule)
    shown = visible(page, "article.finding")
    expected = page.query_selector_all(f"section.rule[data-rule='{rule}'] article.finding")
    assert len(shown) == len(expected), f"filter by rule shows {len(shown)}, not {len(expected)}"
    assert f"Showing {len(expected)} of {len(findings)}" in page.inner_text("#filter-count")
    assert len(visible(page, "section.rule")) == 1, "rules without findings are still shown"
    page.select_option("#filter-rule", "")

    page.select_option("#filter-fix", "safe")
    safe = page.query_selector_all("article.finding[data-fix=safe]")
    assert len(visible(page, "article.finding")) == len(safe) > 0
    page.select_option("#filter-fix", "")

    page.fill("#filter-text", "no such text anywhere")
    assert not visible(page, "article.finding")
    path = page.query_selector("details.file").get_attribute("data-path")
    page.fill("#filter-text", path.upper())
    shown = visible(page, "article.finding")
    assert shown and len(shown) < len(findings) + 1
    assert len({file.get_attribute("data-path") for file in visible(page, "details.file")}) >= 1
    page.fill("#filter-text", "")
    assert len(visible(page, "article.finding")) == len(findings)


def check_sorting(page):
    page.select_option("#sort-files", "lines")
    for rule in page.query_selector_all("section.rule"):
        lines = [int(file.get_attribute("data-lines")) for file in rule.query_selector_all("details.file")]
        assert lines == sorted(lines, reverse=True), lines
    page.select_option("#sort-files", "path")

    head = page.query_selector("#summary > table th.number button")
    column = "#summary > table tbody tr td:nth-child(3)"
    head.click()
    counts = [int(text) for text in page.locator(column).all_inner_texts()]
    assert counts == sorted(counts, reverse=True), counts
    head.press("Enter")
    counts = [int(text) for text in page.locator(column).all_inner_texts()]
    assert counts == sorted(counts), counts
    assert page.get_attribute("#summary > table th.number", "aria-sort") == "ascending"


def check_keyboard(page):
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip", "the first stop is not the skip link"
    page.keyboard.press("Enter")
    assert page.url.endswith("#findings")
    difference = page.query_selector("details.fix > summary")
    assert difference, "no safe fix is shown as a difference"
    difference.focus()
    page.keyboard.press("Enter")
    assert page.is_visible("details.fix[open] pre.diff"), "a fix does not open with the keyboard"


def check_accessibility(page):
    """What a screen reader goes by: landmarks, names, headings in order, no duplicate ids."""
    assert page.get_attribute("html", "lang") == "en"
    for landmark in ("header", "main", "nav[aria-label]", "footer"):
        assert page.query_selector(landmark), landmark
    levels = page.evaluate(
        "Array.from(document.querySelectorAll('h1,h2,h3,h4')).map(h => Number(h.tagName[1]))")
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:])), "a heading level is skipped"
    for control in page.query_selector_all("input, select"):
        assert control.evaluate("e => e.labels.length") == 1, "a control has no label"
    for picture in page.query_selector_all(".chart"):
        assert picture.get_attribute("role") == "img" and picture.get_attribute("aria-label")
    for table in page.query_selector_all("table"):
        assert table.query_selector("caption") and table.query_selector("th[scope=col]")
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]')).map(e => e.id)")
    assert len(ids) == len(set(ids)), "an id stands twice"
    for link in page.query_selector_all("a[href^='#']"):
        assert page.query_selector(link.get_attribute("href")), link.get_attribute("href")


OVERFLOW = """() => Array.from(document.querySelectorAll("table, figure, .chart, li, section, form, header"))
  .filter((e) => e.getClientRects().length && e.clientWidth && e.scrollWidth > e.clientWidth + 1)
  .map((e) => `${e.tagName}#${e.id}.${e.className} ${e.scrollWidth} > ${e.clientWidth}`)"""


def check_widths(page, size):
    """Nothing is wider than the window, and no column is cut off; only code scrolls within its own lines."""
    page.set_viewport_size(size)
    page.evaluate("document.querySelectorAll('#shims details, .groups, #forecast details').forEach(e => e.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"too wide for {size}"
    cut = page.evaluate(OVERFLOW)
    assert not cut, f"cut off at {size}: {cut}"


def check_address(page, target):
    """What is filtered by can be passed on as a link."""
    page.select_option("#filter-rule", "redundant-check")
    page.fill("#filter-text", "swift")
    page.wait_for_function("location.search.includes('text=swift')")
    assert "rule=redundant-check" in page.url, page.url
    count = page.inner_text("#filter-count")
    other = page.context.new_page()
    other.goto(page.url)
    assert other.inner_text("#filter-count") == count, "a passed on link shows something else"
    other.goto(target.as_uri())
    link = other.query_selector("a[data-filter=folder]")
    other.evaluate("document.querySelectorAll('.groups').forEach(e => e.open = true)")
    link.click()
    assert other.input_value("#filter-folder") == link.get_attribute("data-value")
    other.close()


def check_call_sites(page):
    sites = page.locator("#shims td details").first
    sites.locator("summary").click()
    assert sites.locator("li").first.is_visible(), "call sites are not listed"


CONTRAST = """() => {
  const channel = (v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const parse = (text) => text.match(/[\\d.]+/g).map(Number);
  const ground = (element) => {
    for (; element; element = element.parentElement) {
      const color = parse(getComputedStyle(element).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const bad = [];
  for (const element of document.querySelectorAll("body *")) {
    const hasText = Array.from(element.childNodes).some((n) => n.nodeType === 3 && n.data.trim());
    if (!hasText || !element.getClientRects().length || element.closest("svg, script, style")) continue;
    const pair = [luminance(parse(getComputedStyle(element).color)), luminance(ground(element))].sort();
    const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    if (ratio < 4.5) bad.push(element.tagName + "." + element.className + " " + ratio.toFixed(2));
  }
  return Array.from(new Set(bad));
}"""


def check_contrast(page, scheme):
    bad = page.evaluate(CONTRAST)
    assert not bad, f"{scheme}: too little contrast: {bad}"


def main():
    target = pathlib.Path(sys.argv[1]).resolve()
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"])
        for scheme in ("light", "dark"):
            context = browser.new_context(color_scheme=scheme, viewport=WIDE)
            page = context.new_page()
            complaints, requests = [], []
            page.on("console", lambda message: complaints.append(message.text))
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("request", lambda request: requests.append(request.url))
            page.goto(target.as_uri())
            check_keyboard(page)
            check_accessibility(page)
            check_contrast(page, scheme)
            check_filters(page)
            check_sorting(page)
            check_call_sites(page)
            assert "for iOS" in page.title() and "SampleApps" in page.title(), page.title()
            assert not complaints, complaints
            assert requests == [target.as_uri()], f"the page asks the network: {requests}"
            if pictures:
                pictures.mkdir(parents=True, exist_ok=True)
                page.reload()
                page.screenshot(path=pictures / f"{scheme}.png", full_page=True)
            check_address(page, target)
            check_widths(page, WIDE)
            check_widths(page, NARROW)
            if pictures:
                page.screenshot(path=pictures / f"{scheme}-narrow.png")
            context.close()
        # Without scripts everything is there but the filters.
        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(target.as_uri())
        assert not page.is_visible("#filters")
        assert page.locator("article.finding").first.is_visible()
        browser.close()
    print(f"{target.name}: as it should be, in light and dark, with and without scripts")


if __name__ == "__main__":
    main()
