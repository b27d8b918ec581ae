import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import puppeteer, { type Browser } from "puppeteer-core";
import { inject } from "vitest";
import { firefoxPath } from "../../scripts/browser.ts";
import { endWithSuite } from "./browser-processes.ts";
import type { Engine, WindowOptions } from "./engine.ts";

/** The shop would serve a headless user agent the pages for crawlers. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let launched: Promise<Browser> | undefined;

export async function openFirefox({ size, blockCookies, script }: WindowOptions): Promise<Engine> {
  launched ??= launch();
  const browser = await launched;
  const extension = blockCookies ? await browser.installExtension(cookieBlocker()) : undefined;
  const context = await browser.createBrowserContext();
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
    press: (key) => page.keyboard.press(key),
    resize: (to) => page.setViewport(to),
    close: async () => {
      await context.close();
      if (extension) await browser.uninstallExtension(extension);
    },
  };
}

async function launch(): Promise<Browser> {
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
    },
  });
  endWithSuite(browser.process()?.pid);
  return browser;
}

/** Sets what the visitor would set in the preferences: only an extension can while the browser runs. */
function cookieBlocker(): string {
  const folder = mkdtempSync(join(inject("folder"), "extension-"));
  const manifest = {
    manifest_version: 2,
    name: "Cookie blocker",
    version: "1",
    permissions: ["privacy"],
    background: { scripts: ["background.js"] },
    browser_specific_settings: { gecko: { id: "cookie-blocker@storefront.test" } },
  };
  const script = `browser.privacy.websites.cookieConfig.set({ value: { behavior: "reject_all" } });`;
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "background.js"), script);
  return folder;
}
