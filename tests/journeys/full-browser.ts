import { findFullChromium } from "../../scripts/browser.ts";
import { test as base } from "./journey.ts";

/**
 * Runs a journey in the whole browser, with its back/forward cache. The headless shell has no such cache and breaks lines
 * elsewhere; Playwright switches the cache off in every browser.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findFullChromium(),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});
