import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "playwright/test";

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

const checked = new Set<string>();

export async function violations(page: Page): Promise<string[]> {
  await loadAxe(page);
  const states = await statesOfHeadersAndFooters(page);
  const isChecked = states.map((state) => checked.has(state));
  const found = await page.evaluate(
    async ({ rules, headersAndFooters, isChecked }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const exclude = [...document.querySelectorAll(headersAndFooters)].filter(
        (_, index) => isChecked[index],
      );
      // A part without layout overflows its reserved size and confuses the contrast check.
      const allLaidOut = new CSSStyleSheet();
      allLaidOut.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(allLaidOut);
      const result = await axe.run(
        { include: document, exclude },
        { runOnly: rules, resultTypes: ["violations"] },
      );
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== allLaidOut);
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ""}`),
      );
    },
    { rules, headersAndFooters, isChecked },
  );
  for (const state of states) checked.add(state);
  return found;
}

const headersAndFooters = ":is(header, footer):not(:is(article, aside, dialog, main, nav, section) *)";

async function statesOfHeadersAndFooters(page: Page): Promise<string[]> {
  const states = await page.evaluate(
    (selector) =>
      Array.from(
        document.querySelectorAll<HTMLElement>(selector),
        ({ outerHTML, innerText }) => outerHTML + innerText,
      ),
    headersAndFooters,
  );
  return states.map((state) => `${page.viewportSize()?.width} ${state}`);
}

/** Axe reads the same few selectors again for each element, a third of its time. */
function rememberSelectors(): void {
  type Parser = { parse(selector: string): unknown };
  const { axe } = window as unknown as { axe: { imports: { CssSelectorParser: { prototype: Parser } } } };
  const { prototype } = axe.imports.CssSelectorParser;
  const { parse } = prototype;
  const known = new Map<string, unknown>();
  prototype.parse = function (this: Parser, selector) {
    if (!known.has(selector)) known.set(selector, parse.call(this, selector));
    return known.get(selector);
  };
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  // The debugger is not subject to the content security policy, which refuses a script element.
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send("Runtime.evaluate", { expression: axeSource });
  await debuggerSession.detach();
  await page.evaluate(rememberSelectors);
}

export function setLetterSize(page: Page, percent: 100 | 200): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary");
    return [...controls].flatMap((control) => {
      const target = control.closest("label") ?? control;
      const { width, height } = target.getBoundingClientRect();
      const inSentence = getComputedStyle(control).display === "inline" && control.closest("p, li, td, dd");
      const shown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
      return shown && !inSentence && Math.min(width, height) < 23.9
        ? [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 150)}`]
        : [];
    });
  });
}

export function brokenWords(table: Locator): Promise<string[]> {
  return table.locator("td, th").evaluateAll((cells) =>
    cells.flatMap((cell) =>
      [...(cell.textContent ?? "").matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        const [text] = cell.childNodes;
        if (cell.childNodes.length !== 1 || text?.nodeType !== Node.TEXT_NODE) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
}

export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 120)}`)
      .slice(-3);
  });
}

export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = document.querySelectorAll(
      "body :is(h1, h2, h3, p, a, button, label, li, summary, dt, dd, span)",
    );
    return [...boxes]
      .filter((box) => {
        const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(box);
        const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
        const forReaders = position === "absolute" && (clip !== "auto" || clipPath !== "none");
        const tooLarge = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
        return hides && !forReaders && tooLarge && box.checkVisibility();
      })
      .map((box) => box.outerHTML.slice(0, 150));
  });
}

/** Words broken into lines of two letters or fewer, as in a column squeezed by its neighbours. */
export function squeezedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const [{ 0: word, index } = { 0: "", index: 0 }] = text.textContent?.matchAll(/[\p{L}\d]{6,}/gu) ?? [];
      if (!word || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines * 2 >= word.length)
        found.push(`${word} in ${lines} lines: ${text.parentElement.outerHTML.slice(0, 150)}`);
    }
    return found;
  });
}

/** Fields that Safari on iPhone zooms into, and stays so. */
export function zoomedFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll(
      "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file])",
    );
    return [...fields]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 150)}`);
  });
}
