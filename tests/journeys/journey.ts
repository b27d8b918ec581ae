import { test as base, expect } from "playwright/test";

export { expect };

/**
 * What a journey may ask of the stand-ins: `lost` does the work and loses the answer. `path` narrows the fault to calls
 * that begin with it, `method` to those of one kind, `times` to the next few; waits are in milliseconds.
 */
export interface Fault {
  service: "content" | "ecommerce" | "search" | "bot-check";
  mode: "slow" | "status" | "refused" | "garbage" | "truncated" | "lost";
  delay?: number;
  /** Each call waits up to this long beyond the delay. */
  jitter?: number;
  status?: number;
  path?: string;
  method?: string;
  times?: number;
}

interface Journey {
  /** Console errors and warnings that belong to the story, such as the 404 of a page that is not there. */
  expectedNoise: RegExp | null;
  /** Makes a service behind the shop fail until the test ends, or until the function it answers is called. */
  breakService: (fault: Fault) => Promise<() => Promise<void>>;
  quiet: undefined;
}

/** A journey through the shop. It fails on any console error or warning, uncaught error (hydration included) or request to another host. */
export const test = base.extend<Journey>({
  expectedNoise: [null, { option: true }],

  baseURL: async ({ baseURL: _ }, use, { parallelIndex }) => {
    await use(`http://127.0.0.1:${process.env.JOURNEY_PORTS?.split(" ")[parallelIndex]}`);
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
    const tell = async (data: object) =>
      expect((await request.post("/_sandbox/faults", { data })).ok()).toBe(true);
    const mend = (service: Fault["service"]) => tell({ service, mode: "none" });
    await use(async (fault) => {
      broken.add(fault.service);
      await tell(fault);
      return () => mend(fault.service);
    });
    for (const service of broken) await mend(service);
  },
});
