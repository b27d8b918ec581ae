import type { D1Migration } from "cloudflare:test";

/**
 * What vitest.config.ts adds to the storefront's bindings: the stand-ins' database, its migrations and the
 * demo shop.
 */
declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      MIGRATIONS: D1Migration[];
      /** Statements and their parameters, as JSON. */
      DEMO_SHOP: string;
    }
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Milliseconds: when each test file begins. */
    testNow: number;
    cartOperations: number;
    subscriptionOperations: number;
  }
}
