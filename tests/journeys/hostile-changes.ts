import type { Page } from "playwright/test";
import { actBeforeHydration } from "./journey.ts";

type Change = () => void;

/** Each page meets the next of the turns; after the last one, the first again. */
export async function changedPages(page: Page, ...turns: readonly (readonly Change[])[]) {
  await actBeforeHydration(page);
  let turn = 0;
  let held = Promise.withResolvers<void>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) held = Promise.withResolvers();
  });
  await page.route(/\/hydrate-island-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  async function changeHtml(): Promise<void> {
    // A press before hydration would be the browser's own.
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    for (const change of turns[turn++ % turns.length] ?? []) await page.evaluate(change);
  }
  async function open(path: string): Promise<void> {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await changeHtml();
  }
  return { open, changeHtml, hydrate: () => held.resolve() };
}

/** Changes that password managers, translators, blockers and phones make before scripts run. */
export const changes = {
  "foreign elements": () => {
    for (const field of document.querySelectorAll("page-island :is(input, button, a)")) {
      field.before(document.createElement("x-password-manager"));
      field.append(document.createElement("x-icon"));
    }
  },
  "foreign attributes": () => {
    for (const element of document.querySelectorAll("page-island, page-island *"))
      element.setAttribute("data-foreign", "");
  },
  "words in elements of a translator": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.textContent = text.data.toUpperCase();
    }
  },
  "numbers and dates as links": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/\d/.test(text.data) || text.parentElement?.closest("script, style, a, button, option")) continue;
      const link = document.createElement("a");
      link.href = "tel:0478000000";
      text.replaceWith(link);
      link.append(text);
    }
  },
  "other spaces": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest("script, style"))
        text.data = text.data.replaceAll(/[\u202f\u00a0]/g, " ");
    }
  },
} satisfies Record<string, Change>;

const each = Object.values(changes);

export const turnsOfChanges = { "one change": each.map((change) => [change]), "all changes": [each] };
