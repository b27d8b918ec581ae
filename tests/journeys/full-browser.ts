import { findFullChromium } from "../../scripts/browser.ts";
import { test as base } from "./journey.ts";

/**
 * For journeys that the headless shell cannot show: it has no back/forward cache, which Playwright also disables, and
 * breaks lines elsewhere than a desktop browser.
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
