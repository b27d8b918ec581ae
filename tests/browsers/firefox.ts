import puppeteer, { type Browser } from "puppeteer-core";
import { firefoxPath } from "../../scripts/browser.ts";
import type { Engine, WindowOptions } from "./engine.ts";

/** A headless browser says so, and the shop would serve it the pages of a crawler. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const browsers = new Map<boolean, Promise<Browser>>();

/** A window with its own cookies and storage. The browser stays for the next one, and ends with the process. */
export async function openFirefox(options: WindowOptions): Promise<Engine> {
  const { width, height, blockCookies, script } = options;
  const launched = browsers.get(blockCookies) ?? launch(blockCookies);
  browsers.set(blockCookies, launched);
  const context = await (await launched).createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  await page.evaluateOnNewDocument(script);
  return {
    goTo: async (address) => {
      // Whoever leaves the page before its load ends this wait with an error.
      page.goto(address, { waitUntil: "domcontentloaded", timeout: 0 }).catch(() => {});
    },
    evaluate: (run, ...values) =>
      page.evaluate(run as (...values: unknown[]) => unknown, ...values) as Promise<ReturnType<typeof run>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  };
}

const launch = (blockCookies: boolean): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: {
      "general.useragent.override": userAgent,
      "intl.accept_languages": "fr-FR, fr",
      "ui.prefersReducedMotion": 1,
      ...(blockCookies && { "network.cookie.cookieBehavior": 2 }),
    },
  });
