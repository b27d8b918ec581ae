import type { D1Migration } from "cloudflare:test";

/** What vitest.config.ts adds to the storefront's own bindings: the stand-ins' database, its migrations and the demo shop. */
declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      MIGRATIONS: D1Migration[];
      /** Its statements and their parameters, as JSON. */
      DEMO_SHOP: string;
    }
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    /** How many operations the model of the cart goes through. */
    cartOperations: number;
  }
}
