import { createSql, type Sql, sqlUrl } from "../../alarms/sql.ts";
import { shopConfiguration } from "../switch/shop-configuration.ts";

export const standInSql = (shop = "http://127.0.0.1:4321"): Sql =>
  createSql({ url: `${shop}/_sandbox/analytics-engine/sql`, token: "demo-analytics-token" });

export function accountSql(env: Record<string, string | undefined>, dataset?: string): Sql {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env;
  if (!account || !token)
    throw new Error(
      "CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are needed; the token with “Account Analytics: Read”.",
    );
  const base = env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  return createSql({ url: sqlUrl(base, account), token, dataset });
}

/** Dataset to which an environment writes its measures. */
export function datasetOf(env: string): string {
  const found = shopConfiguration(env).datasetOf("MEASURES");
  if (!found) throw new Error(`[env.${env}] of wrangler.toml has no dataset MEASURES.`);
  return found;
}
