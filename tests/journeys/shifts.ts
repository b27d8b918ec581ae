import type { Page } from "playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface WatchedWindow {
  shifts: Shift[];
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shop = window as unknown as WatchedWindow;
    shop.shifts = [];
    new PerformanceObserver((list) => {
      shop.shifts.push(...(list.getEntries() as Shift[]).filter((entry) => !entry.hadRecentInput));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function shifts(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { shifts } = window as unknown as WatchedWindow;
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 150)}: ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
      }),
    );
    return { score: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}
