import { unstable_readConfig } from "wrangler";
import { createSql, type Sql, sqlUrl } from "../../alarms/sql.ts";

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
  const { analytics_engine_datasets: datasets } = unstable_readConfig(
    { config: "wrangler.toml", env },
    { hideWarnings: true },
  );
  const found = datasets.find((one: { binding: string }) => one.binding === "MEASURES")?.dataset;
  if (!found) throw new Error(`[env.${env}] of wrangler.toml has no dataset MEASURES.`);
  return found;
}
