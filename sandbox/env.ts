import type { Database } from "./database/open.ts";
import type { CustomerAccount } from "./ecommerce/accounts.ts";
import type { Fault } from "./fault-rules.ts";

export interface Bindings {
  DB: D1Database;
  IMAGES?: ImagesBinding;
  PICTURES?: R2Bucket;
  FILES?: R2Bucket;
  UPLOADS: R2Bucket;
  IMAGE_HOST_PUBLIC_KEY: string;
  IMAGE_HOST_PRIVATE_KEY: string;
  /** Bytes. */
  IMAGE_HOST_LARGEST_FILE: string;
  ANALYTICS_TOKEN: string;
  BOT_CHECK_SECRET: string;
  JWT_SECRET: string;
  MAIL_LINK_SECRET: string;
  IDENTITY_CLIENT_ID: string;
  IDENTITY_CLIENT_SECRET: string;
  CONTENT_TOKEN: string;
  CONTENT_WEBHOOK_SECRET: string;
  /** Content system whose uploaded pictures the image host delivers; absent without one. */
  PICTURES_ORIGIN?: string;
  SEARCH_APP_ID: string;
  SEARCH_KEY: string;
  /** The shop's worker; absent if the stand-ins run alone. */
  STOREFRONT?: Fetcher;
}

export interface SandboxEnv {
  Bindings: Bindings;
  Variables: {
    db: Database;
    faults: readonly Fault[];
    settings: ReadonlyMap<string, string>;
    account: CustomerAccount | null;
  };
}
