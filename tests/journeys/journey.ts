import { test as base, expect } from "playwright/test";
import { consentValue, type Purpose } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";

export { expect };

/**
 * `lost` does the work and loses the answer, `held` answers once it is mended. `path` limits the fault to calls that begin with it, `method` to
 * one method, `times` to the next few calls; waits are in milliseconds.
 */
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
  /** Upper limit of a random wait beyond the delay. */
  jitter?: number;
  status?: number;
  path?: string;
  method?: string;
  times?: number;
}

interface Journey {
  /** Console errors and warnings of this journey, such as the 404 of a missing page. */
  expectedNoise: RegExp | null;
  /** What the visitor has answered; null: nothing yet, so that the bar of the cookies stands. */
  consent: readonly Purpose[] | null;
  /** Makes a service fail until the test ends or the returned function is called. */
  breakService: (fault: Fault) => Promise<() => Promise<void>>;
  quiet: undefined;
}

/** Fails on any console error or warning, uncaught error (hydration included) or request to another host. */
export const test = base.extend<Journey>({
  expectedNoise: [null, { option: true }],

  baseURL: async ({ baseURL: _ }, use, { parallelIndex }) => {
    await use(`http://127.0.0.1:${process.env.JOURNEY_PORTS?.split(" ")[parallelIndex]}`);
  },

  // Refused, so that the bar stands in no other journey's way.
  consent: [[], { option: true }],

  storageState: async ({ baseURL, consent }, use) => {
    if (!baseURL || !consent) return use({ cookies: [], origins: [] });
    const value = consentValue({ purposes: consent, day: dayInParis(clock.date()), proof: null });
    const { hostname: domain } = new URL(baseURL);
    const attributes = { path: "/", expires: -1, httpOnly: false, secure: false, sameSite: "Lax" as const };
    return use({ cookies: [{ name: "consent", value, domain, ...attributes }], origins: [] });
  },

  // Scripts of the page read the same clock as the shop; its timers run as ever.
  context: async ({ context }, use) => {
    await context.addInitScript(shiftDate, clock.ahead());
    await use(context);
  },

  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) noise.push(message.text());
      });
      context.on("weberror", (event) => noise.push(String(event.error())));
      context.on("request", (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) {
          noise.push(`request to another host: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([]);
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

/** Runs in the page. */
function shiftDate(ahead: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (Machine, values, target) =>
      Reflect.construct(Machine, values.length === 0 ? [Machine.now() + ahead] : values, target),
    get: (Machine, name) => (name === "now" ? () => Machine.now() + ahead : Reflect.get(Machine, name)),
  });
}
