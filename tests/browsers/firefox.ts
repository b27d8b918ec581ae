import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import puppeteer, { type Browser } from "puppeteer-core";
import { inject } from "vitest";
import { firefoxPath } from "../../scripts/browser.ts";
import { endWithSuite } from "./browser-processes.ts";
import type { Engine, WindowOptions } from "./engine.ts";

/** The shop would serve a headless user agent the pages for crawlers. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const browsers = new Map<boolean, Promise<Browser>>();

export async function openFirefox(options: WindowOptions): Promise<Engine> {
  const { size, blockCookies, script } = options;
  const launched = browsers.get(blockCookies) ?? launch(blockCookies);
  browsers.set(blockCookies, launched);
  const context = await (await launched).createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  await page.evaluateOnNewDocument(script);
  return {
    goTo: async (address) => {
      // Leaving the page before it has loaded rejects this wait.
      page.goto(address, { waitUntil: "domcontentloaded", timeout: 0 }).catch(() => {});
    },
    evaluate: (run, ...values) =>
      page.evaluate(run as (...values: unknown[]) => unknown, ...values) as Promise<ReturnType<typeof run>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (to) => page.setViewport(to),
    close: () => context.close(),
  };
}

async function launch(blockCookies: boolean): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath,
    headless: true,
    userDataDir: mkdtempSync(join(inject("folder"), "firefox-")),
    // The browser takes longer to close than a worker of the tests is given.
    handleSIGTERM: false,
    extraPrefsFirefox: {
      "general.useragent.override": userAgent,
      "intl.accept_languages": "fr-FR, fr",
      "ui.prefersReducedMotion": 1,
      ...(blockCookies && { "network.cookie.cookieBehavior": 2 }),
    },
  });
  endWithSuite(browser.process()?.pid);
  return browser;
}
