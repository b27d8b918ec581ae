import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright";
import { api } from "../../../shared/api/api.ts";
import { findFullChromium } from "../../browser.ts";

export interface Visit {
  firstPaint: number;
  largestPaint: number;
  hydrated: number | undefined;
  /** Milliseconds beyond 50 of each long task, until a second after hydration. */
  blocking: number;
}

/** CPU slowdown factor; round trip in milliseconds; bandwidth in bits per second. */
const processor = 4;
const roundTrip = 165;
const bandwidth = 9_000_000;

const aftermath = 1000;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "fr-FR",
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
};

/** `keys` of certificates to trust: responses under an ignored certificate error would not be cached. */
export function openBrowser(keys: readonly string[]): Promise<Browser> {
  const executablePath = findFullChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Each window would otherwise load a page of the browser's own beside the visit.
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
      `--ignore-certificate-errors-spki-list=${keys.join(",")}`,
    ],
  });
}

export function visit(
  browser: Browser,
  address: string,
  { hydrates, cookies }: { hydrates: boolean; cookies?: string | undefined },
): Promise<Visit> {
  return onPhone(browser, async (page) => {
    const own = cookies?.split("; ").map((cookie) => ({
      name: cookie.slice(0, cookie.indexOf("=")),
      value: cookie.slice(cookie.indexOf("=") + 1),
      url: new URL(address).origin,
    }));
    if (own) await page.context().addCookies(own);
    await page.addInitScript(watchTasks);
    await page.goto(address, { waitUntil: "commit" });
    return page.evaluate(figures, { hydrates, aftermath });
  });
}

export function navigate(browser: Browser, listing: string, rests: boolean): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.goto(listing, { waitUntil: "commit" });
    await page.evaluate(figures, { hydrates: true, aftermath: 1500 });
    const link = page.locator("main a[href^='/produits/']").first();
    await link.scrollIntoViewIfNeeded();
    if (rests) {
      await link.hover();
      await setTimeout(1500);
    }
    await page.evaluate(notePress);
    await press(link);
    await page.waitForURL("**/produits/**", { waitUntil: "commit" });
    return page.evaluate(paintedAfterPress);
  });
}

export function addToCart(browser: Browser, product: string, after: number): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(noteCount);
    await page.goto(product, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await setTimeout(after);
    await page.evaluate(notePress);
    await press(page.locator(`main form[action='${api.items}'] button:not([type])`).first());
    await page.waitForFunction(() => sessionStorage.getItem("countedAt"));
    return page.evaluate(
      () => Number(sessionStorage.getItem("countedAt")) - Number(sessionStorage.getItem("pressedAt")),
    );
  });
}

/** Playwright's own click would first move the pointer, which triggers a prefetch. */
const press = (place: Locator): Promise<void> => place.evaluate((one: HTMLElement) => one.click());

/** @throws if a request of the page fails or it takes longer than a minute: its figures would mean nothing */
async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  const failed: string[] = [];
  context.on("response", (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  const ended = new AbortController();
  const tooLong = setTimeout(60_000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`The visit did not end within a minute. ${failed.join(" ")}`);
  });
  try {
    const found = await Promise.race([openThrottled(context).then(act), tooLong]);
    if (failed.length) throw new Error(`Requests of the visit failed: ${failed.join(" ")}`);
    return found;
  } finally {
    ended.abort();
    tooLong.catch(() => {});
    await context.close();
  }
}

async function openThrottled(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bandwidth / 8,
    uploadThroughput: bandwidth / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  return page;
}

declare global {
  var longTasks: number[] | undefined;
}

function watchTasks(): void {
  const tasks: number[] = [];
  globalThis.longTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask" });
}

async function figures({ hydrates, aftermath }: { hydrates: boolean; aftermath: number }): Promise<Visit> {
  const entry = (type: string, name?: string) =>
    new Promise<number>((found) => {
      const observer = new PerformanceObserver((list) => {
        const entries = name ? list.getEntriesByName(name) : list.getEntries();
        const last = entries.at(-1);
        if (!last) return;
        observer.disconnect();
        found(last.startTime);
      });
      observer.observe({ type, buffered: true });
    });
  const firstPaint = await entry("paint", "first-contentful-paint");
  const hydrated = hydrates ? await entry("mark", "hydrated") : undefined;
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
  await new Promise((done) => globalThis.setTimeout(done, hydrates ? aftermath : 100));
  const largestPaint = await entry("largest-contentful-paint");
  const blocking = (globalThis.longTasks ?? []).reduce((sum, time) => sum + Math.max(time - 50, 0), 0);
  return { firstPaint, largestPaint, hydrated, blocking };
}

function notePress(): void {
  addEventListener(
    "click",
    () => sessionStorage.setItem("pressedAt", `${performance.timeOrigin + performance.now()}`),
    // A press before hydration is repeated by its island.
    { capture: true, once: true },
  );
}

function noteCount(): void {
  const look = () => {
    const isCounted =
      sessionStorage.getItem("pressedAt") && document.querySelector("[data-cart-badge]")?.textContent;
    if (isCounted) sessionStorage.setItem("countedAt", `${performance.timeOrigin + performance.now()}`);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function paintedAfterPress(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [painted] = list.getEntriesByName("first-contentful-paint");
      if (!painted) return;
      const { activationStart } = performance.getEntriesByType(
        "navigation",
      )[0] as PerformanceNavigationTiming & {
        activationStart: number;
      };
      // A prerendered document paints before it is shown.
      const shown = Math.max(painted.startTime, activationStart);
      done(performance.timeOrigin + shown - Number(sessionStorage.getItem("pressedAt")));
    }).observe({ type: "paint", buffered: true });
  });
}
