import { findFullChromium } from "../../scripts/browser.ts";
import { test as base } from "./journey.ts";

/** The headless shell has no back/forward cache, and Playwright switches it off in every browser. */
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
