import type { Database } from "./database/open.ts";
import type { CustomerAccount } from "./ecommerce/accounts.ts";
import type { Fault } from "./faults/fault-rules.ts";

export interface Bindings {
  /** Of the object that they run in (index.ts). */
  DB: D1Database;
  /** Without it, or without the bucket, pictures stay SVG. */
  IMAGES?: ImagesBinding;
  /** Rasterised pictures, by path, content and transformation. */
  PICTURES?: R2Bucket;
  FILES?: R2Bucket;
  /** Pictures sent to the image host, and the tokens they were sent with. */
  UPLOADS: R2Bucket;
  IMAGE_HOST_PUBLIC_KEY: string;
  IMAGE_HOST_PRIVATE_KEY: string;
  /** Bytes: 25 MB in the vendor's free plan. */
  IMAGE_HOST_LARGEST_FILE: string;
  /** Of an account: what may be read of Analytics Engine. */
  ANALYTICS_TOKEN: string;
  BOT_CHECK_SECRET: string;
  JWT_SECRET: string;
  IDENTITY_CLIENT_ID: string;
  IDENTITY_CLIENT_SECRET: string;
  /** Shared with the shop, as the webhook's secret is: what the content system may be read with. */
  CONTENT_TOKEN: string;
  /** Signs the publish webhook. */
  CONTENT_WEBHOOK_SECRET: string;
  SEARCH_APP_ID: string;
  SEARCH_KEY: string;
  /** The shop's worker; absent where the stand-ins run alone. */
  STOREFRONT?: Fetcher;
}

export interface SandboxEnv {
  Bindings: Bindings;
  Variables: {
    db: Database;
    /** Those that have calls left. */
    faults: readonly Fault[];
    settings: ReadonlyMap<string, string>;
    account: CustomerAccount | null;
  };
}
