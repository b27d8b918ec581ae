import type { Database } from "./database/open.ts";
import type { CustomerAccount } from "./ecommerce/accounts.ts";

/** What wrangler.toml binds. */
export interface Bindings {
  DB: D1Database;
  /** Makes pixels of the drawings; without it, or without the bucket, pictures are delivered as they are drawn. */
  IMAGES?: ImagesBinding;
  /** The pictures in pixels, by path, content and transformation. */
  PICTURES?: R2Bucket;
  /** Files that came with messages to customer service. */
  FILES?: R2Bucket;
  /** The bot check verifies tokens for whoever knows it. */
  BOT_CHECK_SECRET: string;
  /** Signs the access tokens of the e-commerce API. */
  JWT_SECRET: string;
  /** Shared with the shop: signs the webhook of a publish. */
  CONTENT_WEBHOOK_SECRET: string;
  /** What a caller of the search service must show. */
  SEARCH_APP_ID: string;
  SEARCH_KEY: string;
  /** The shop itself; absent where the stand-ins run alone. */
  STOREFRONT?: Fetcher;
}

export interface SandboxEnv {
  Bindings: Bindings;
  Variables: {
    db: Database;
    /** Who the bearer token names; null for a visitor. */
    account: CustomerAccount | null;
  };
}
