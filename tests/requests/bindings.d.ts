import type {} from "vitest";
import type { StandIns } from "../../sandbox/index.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      STAND_INS: DurableObjectNamespace<StandIns>;
      /** Copies the prepared database for this test file; `/demo-shop` answers its statements as JSON. */
      TEST_DATABASE: Fetcher;
      TEST_RATE_LIMITS: Record<string, number>;
      /** Answers the faults in a posted document as JSON. */
      HTML_VALIDATOR: Fetcher;
    }
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Milliseconds. */
    testNow: number;
    /** Multiplies the shop's time limits for services. */
    patience: number;
  }
}
