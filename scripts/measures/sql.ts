export type Sql = (query: string) => Promise<readonly Record<string, unknown>[]>;

function createSql({ url, token }: { url: string; token: string }): Sql {
  return async (query) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: `${query} FORMAT JSON`,
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Analytics Engine answered ${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text).data;
  };
}

export const standInSql = (shop = "http://127.0.0.1:4321"): Sql =>
  createSql({ url: `${shop}/_sandbox/analytics-engine/sql`, token: "demo-analytics-token" });

export function accountSql(env: Record<string, string | undefined>): Sql {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env;
  if (!account || !token)
    throw new Error(
      "CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are needed; the token with “Account Analytics: Read”.",
    );
  const base = env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  return createSql({ url: `${base}/accounts/${account}/analytics_engine/sql`, token });
}
