import axe from "axe-core";
import { expect, type Locator, type Page } from "playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** @param seen markup of headers and footers that was looked at in a window of this width: it is left out */
export async function violations(page: Page, seen = new Set<string>()): Promise<string[]> {
  await loadAxe(page);
  await markSeen(page, seen);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // A part that is not laid out yet overflows its reserved size, and its colours are compared with those of its
    // neighbour.
    const allLaidOut = new CSSStyleSheet();
    allLaidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(allLaidOut);
    const result = await axe.run(
      { exclude: [["[data-seen]"]] },
      { runOnly: tags, resultTypes: ["violations"] },
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== allLaidOut);
    return result.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ""}`),
    );
  }, rules);
}

async function markSeen(page: Page, seen: Set<string>): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const part of await page.getByRole("banner").or(page.getByRole("contentinfo")).all()) {
    const markup = `${width} ${await part.evaluate((element) => element.outerHTML.replace(/ data-seen=""/, ""))}`;
    await part.evaluate((element, isSeen) => element.toggleAttribute("data-seen", isSeen), seen.has(markup));
    seen.add(markup);
  }
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  // The content security policy refuses a script element; the debugger's evaluation is not subject to it.
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send("Runtime.evaluate", { expression: axe.source });
  await debuggerSession.detach();
}

export function enlargeLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Controls under 24 px; links in a sentence are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href], button, input:not([type=hidden]), select, summary").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const target = control.closest("label") ?? control;
      const { width, height } = target.getBoundingClientRect();
      const inSentence = getComputedStyle(control).display === "inline" && control.closest("p, li, td, dd");
      const shown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
      return shown && !inSentence && Math.min(width, height) < 23.9
        ? [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 150)}`]
        : [];
    }),
  );
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
  return page
    .locator("body :is(h1, h2, h3, p, a, button, label, li, summary, dt, dd, span)")
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => {
          const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(box);
          const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
          const forReaders = position === "absolute" && (clip !== "auto" || clipPath !== "none");
          const tooLarge = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
          return hides && !forReaders && tooLarge && box.checkVisibility();
        })
        .map((box) => box.outerHTML.slice(0, 150)),
    );
}
