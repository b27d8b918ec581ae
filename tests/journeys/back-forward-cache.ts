import { findFullChromium } from "../../scripts/browser.ts";
import { test as base } from "./journey.ts";

/** In a browser with a back/forward cache, which Playwright disables and a browser without windows does not have. */
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
