import { test as base, expect } from "playwright/test";

export { expect };

/** What a journey may ask of the stand-ins; `path` narrows the fault to calls that begin with it. */
interface Fault {
  service: "content" | "ecommerce";
  mode: "slow" | "status" | "refused" | "garbage" | "truncated";
  delay?: number;
  status?: number;
  path?: string;
}

interface Journey {
  /** Console errors that belong to the story, such as the 404 of a page that is not there. */
  expectedNoise: RegExp[];
  /** Makes a service behind the shop fail until the test ends. */
  breakService: (fault: Fault) => Promise<void>;
  quiet: undefined;
}

/** A journey through the shop. It fails on any console error, uncaught error (hydration included) or request to another host. */
export const test = base.extend<Journey>({
  expectedNoise: [[], { option: true }],

  baseURL: async ({ baseURL: _ }, use, { parallelIndex }) => {
    await use(`http://127.0.0.1:${process.env.JOURNEY_PORTS?.split(" ")[parallelIndex]}`);
  },

  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") noise.push(message.text());
      });
      context.on("weberror", (event) => noise.push(String(event.error())));
      context.on("request", (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) {
          noise.push(`request to another host: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  breakService: async ({ request }, use) => {
    const broken = new Set<Fault["service"]>();
    await use(async (fault) => {
      broken.add(fault.service);
      expect((await request.post("/_sandbox/faults", { data: fault })).ok()).toBe(true);
    });
    for (const service of broken) await request.post("/_sandbox/faults", { data: { service, mode: "none" } });
  },
});
