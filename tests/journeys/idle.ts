import type { Page } from "playwright/test";

/**
 * Waits until the browser is idle, behind what the shop has asked for until then. An idle callback without a timeout may
 * never be called on a page that is painted again and again; the shop's own is called after five seconds.
 */
export const browserIdle = (page: Page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 6000 })));
