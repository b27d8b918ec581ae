import { measuresDataset } from "../shared/measure/points.ts";

export type Sql = (query: string) => Promise<readonly Record<string, unknown>[]>;

export interface SqlOptions {
  url: string;
  token: string;
  /** Queries name the demo's dataset; each environment of an account has one of its own. */
  dataset?: string | undefined;
  /** Milliseconds a query may take. */
  longest?: number;
}

/** Asks Analytics Engine's SQL API. */
export function createSql({ url, token, dataset = measuresDataset, longest = 30_000 }: SqlOptions): Sql {
  return async (query) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: `${query.replaceAll(measuresDataset, dataset)} FORMAT JSON`,
      signal: AbortSignal.timeout(longest),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Analytics Engine answered ${answer.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text).data;
  };
}

export const sqlUrl = (api: string, account: string) => `${api}/accounts/${account}/analytics_engine/sql`;
