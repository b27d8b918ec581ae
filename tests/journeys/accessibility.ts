import axe from "axe-core";
import { expect, type Page } from "playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  // The content security policy refuses a script element; the debugger's evaluation is not subject to it.
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send("Runtime.evaluate", { expression: axe.source });
  await debuggerSession.detach();
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // A part that is not laid out yet overflows its reserved size, and its colours are compared with those of its
    // neighbour.
    const allLaidOut = new CSSStyleSheet();
    allLaidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(allLaidOut);
    const result = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== allLaidOut);
    return result.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ""}`),
    );
  }, rules);
  expect(violations).toEqual([]);
}
