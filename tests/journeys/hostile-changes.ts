import type { Page } from "playwright/test";
import { actBeforeHydration } from "./journey.ts";

/** @returns how many nodes it changed */
type Change = () => number;

/** Applies the next group of changes to each page, in a cycle. `missed` counts the groups that changed nothing. */
export async function changedPages(page: Page, ...groups: readonly (readonly Change[])[]) {
  await actBeforeHydration(page);
  let pages = 0;
  const changed = groups.map(() => 0);
  let held = Promise.withResolvers<void>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) held = Promise.withResolvers();
  });
  await page.route(/\/react-\w+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  async function changeHtml(): Promise<void> {
    // A press before hydration would be the browser's own.
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    const group = pages++ % groups.length;
    for (const change of groups[group] ?? [])
      changed[group] = (changed[group] ?? 0) + (await page.evaluate(change));
  }
  async function open(path: string): Promise<void> {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await changeHtml();
  }
  const missed = () => groups.filter((_, group) => changed[group] === 0).length;
  return { open, changeHtml, missed, hydrate: () => held.resolve() };
}

/** Changes that password managers, translators, blockers and phones make before scripts run. */
export const changes = {
  "foreign elements": () => {
    const fields = document.querySelectorAll("page-island :is(input, button, a)");
    for (const field of fields) {
      field.before(document.createElement("x-password-manager"));
      field.append(document.createElement("x-icon"));
    }
    return fields.length;
  },
  "foreign attributes": () => {
    const elements = document.querySelectorAll("page-island, page-island *");
    for (const element of elements) element.setAttribute("data-foreign", "");
    return elements.length;
  },
  "words in elements of a translator": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    let changed = 0;
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.textContent = text.data.toUpperCase();
      changed += 1;
    }
    return changed;
  },
  "numbers and dates as links": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    let changed = 0;
    for (const text of texts) {
      if (!/\d/.test(text.data) || text.parentElement?.closest("script, style, a, button, option")) continue;
      const link = document.createElement("a");
      link.href = "tel:0478000000";
      text.replaceWith(link);
      link.append(text);
      changed += 1;
    }
    return changed;
  },
  "other spaces": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let changed = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!/[\u202f\u00a0]/.test(text.data) || text.parentElement?.closest("script, style")) continue;
      text.data = text.data.replaceAll(/[\u202f\u00a0]/g, " ");
      changed += 1;
    }
    return changed;
  },
} satisfies Record<string, Change>;

const all = Object.values(changes);

export const oneOfEach = all.map((change) => [change]);

export const allTogether = [all];
