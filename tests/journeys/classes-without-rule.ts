import type { Page } from "playwright/test";

export function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = Array.from(document.styleSheets)
      .filter(({ disabled }) => !disabled)
      .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
      .join();
    const known = new Set(rules.match(/(?<=\.)_[\w-]+/g));
    const used = Array.from(document.querySelectorAll("#app [class]"), ({ classList }) => [
      ...classList,
    ]).flat();
    return [...new Set(used)].filter((name) => name.startsWith("_") && !known.has(name));
  });
}
