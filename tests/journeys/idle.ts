import type { Page } from "playwright/test";

/** An idle callback without a timeout may never run on a page that is painted again and again. */
export const browserIdle = (page: Page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 6000 })));
