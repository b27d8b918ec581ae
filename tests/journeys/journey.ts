import { setTimeout } from "node:timers/promises";
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Clock,
  type Disposable,
  expect,
  type Locator,
  type Page,
} from "playwright/test";
import { consentValue, type Purpose } from "../../shared/consent/consent.ts";
import { featureNames, featuresPath } from "../../shared/features.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { shiftDate } from "../shift-date.ts";

export { expect };

/** `lost` does the work and loses the answer, `held` answers once it is mended. Waits are in milliseconds. */
export interface Fault {
  service:
    | "content"
    | "ecommerce"
    | "search"
    | "bot-check"
    | "gateway"
    | "identity"
    | "pictures"
    | "image-host"
    | "marketing"
    | "tag-manager"
    | "address-search";
  mode: "slow" | "status" | "refused" | "garbage" | "empty" | "truncated" | "lost" | "held";
  delay?: number;
  jitter?: number;
  status?: number;
  path?: string;
  method?: string;
  times?: number;
}

export interface Customer {
  email: string;
  firstName: string;
}

type Cookies = Exclude<BrowserContextOptions["storageState"], string | undefined>["cookies"];

export interface Shop {
  origin: string;
}

export interface Journey {
  customer: Customer | null;
  expectedNoise: RegExp | null;
  /** The visitor's answer about cookies; null leaves the bar open. */
  consent: readonly Purpose[] | null;
  breakService: (fault: Fault) => Promise<() => Promise<void>>;
  quiet: undefined;
  demoShop: undefined;
}

const shiftedDates = new WeakMap<BrowserContext, Disposable>();

/**
 * Playwright's clock would take a shifted date for days that have passed, and run every timer of those days.
 * Call this before the first page.
 */
export async function takeClock(page: Page): Promise<Clock> {
  await shiftedDates.get(page.context())?.dispose();
  return page.clock;
}

/** Milliseconds before each script: shows which journeys race with hydration (`SCRIPT_DELAY=700 playwright test`). */
const scriptDelay = Number(process.env.SCRIPT_DELAY ?? 0);

/** Matches while the page waits for its scripts or for an island that loads with it. */
export const unhydrated = (page: Page): Locator =>
  page.locator('html:has(page-island:not(:defined), page-island[when="load"]:not([ready]))');

/** Lets the actions of this page happen before hydration; otherwise they wait for it. */
export const actBeforeHydration = (page: Page): Promise<void> => page.removeLocatorHandler(unhydrated(page));

/** Fails on console errors and warnings, uncaught errors (hydration too) and requests to other hosts. */
export const test = base.extend<Journey, Shop>({
  expectedNoise: [null, { option: true }],

  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use, { parallelIndex }) => {
      await use(`http://127.0.0.1:${process.env.JOURNEY_PORTS?.split(" ")[parallelIndex]}`);
    },
    { scope: "worker" },
  ],

  baseURL: async ({ origin }, use) => use(origin),

  customer: [null, { option: true }],

  consent: [[], { option: true }],

  storageState: async ({ playwright, origin, consent, customer, demoShop: _ }, use) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    const cookies = customer ? await openSession(request, customer) : [];
    await request.dispose();
    if (consent) {
      const value = consentValue({ purposes: consent, day: dayInParis(clock.date()), proof: null });
      cookies.push(cookie(origin, "consent", value));
    }
    return use({ cookies, origins: [] });
  },

  // The page's `Date` is shifted like the shop's clock; its timers are real.
  context: async ({ context }, use) => {
    shiftedDates.set(context, await context.addInitScript(shiftDate, clock.ahead()));
    if (scriptDelay)
      await context.route(/\/assets\/.*\.js$/, async (route) => {
        await setTimeout(scriptDelay);
        // The page may be gone.
        await route.fallback().catch(() => {});
      });
    await use(context);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    const hydrated = () => expect(unhydrated(page)).toHaveCount(0);
    if (javaScriptEnabled !== false)
      await page.addLocatorHandler(unhydrated(page), hydrated, { noWaitAfter: true });
    await use(page);
  },

  demoShop: [
    async ({ playwright, origin }, use) => {
      const request = await playwright.request.newContext();
      expect((await request.post(`${origin}/_sandbox/snapshot`)).ok()).toBe(true);
      // Redirects would lead past some pages that the journeys open.
      const data = new URLSearchParams(featureNames.map((name) => ["feature", name]));
      for (const name of ["returning-customer", "order-redirect", "subscription-redirect"])
        data.delete("feature", name);
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const switched = await request.post(origin + featuresPath, {
        data: `${data}`,
        headers,
        maxRedirects: 0,
      });
      expect(switched.status()).toBe(303);
      await request.dispose();
      await use(undefined);
    },
    { auto: true },
  ],

  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = [];
      const note = (text: string, url = "") => {
        if (!expectedNoise?.test(text)) noise.push(`${text} (${url})`);
      };
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text(), message.page()?.url());
      });
      context.on("weberror", (event) => note(String(event.error()), event.page()?.url()));
      context.on("request", (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) {
          note(`request to another host: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],

  breakService: async ({ request }, use) => {
    const broken = new Set<Fault["service"]>();
    const setFault = async (data: object) =>
      expect((await request.post("/_sandbox/faults", { data })).ok()).toBe(true);
    const mend = (service: Fault["service"]) => setFault({ service, mode: "none" });
    await use(async (fault) => {
      broken.add(fault.service);
      await setFault(fault);
      return () => mend(fault.service);
    });
    for (const service of broken) await mend(service);
  },
});

export async function openSession(
  request: APIRequestContext,
  { email }: { email: string },
): Promise<Cookies> {
  const answer = await request.post("/_sandbox/login", { data: { email } });
  const { origin } = new URL(answer.url());
  const { token, refresh_token, customer } = (await answer.json()) as Record<string, string>;
  const session = { jwtTokenRaw: token, refreshToken: refresh_token, customerUri: customer };
  // `noScript: "0"` marks a browser that has run scripts.
  return Object.entries({ ...session, noScript: "0" }).map(([name, value = ""]) => ({
    ...cookie(origin, name, encodeURIComponent(value)),
    httpOnly: true,
  }));
}

const cookie = (origin: string, name: string, value: string): Cookies[number] => ({
  name,
  value,
  domain: new URL(origin).hostname,
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax",
});
