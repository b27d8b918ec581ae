import type {} from "vitest";
import type { StandIns } from "../../sandbox/index.ts";

/** Bindings that vitest.config.ts adds to the storefront's. */
declare global {
  namespace Cloudflare {
    interface Env {
      /** The stand-ins' own. */
      DB: D1Database;
      STAND_INS: DurableObjectNamespace<StandIns>;
      /** Gives this test file a copy of the prepared database; `/demo-shop` answers its statements as JSON. */
      TEST_DATABASE: Fetcher;
      /** Calls a minute, by binding. */
      TEST_RATE_LIMITS: Record<string, number>;
      /** Answers the faults in a posted document as JSON. */
      HTML_VALIDATOR: Fetcher;
    }
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Milliseconds: when each test file begins. */
    testNow: number;
    /** How many times longer than stated the shop waits for a service. */
    patience: number;
  }
}
