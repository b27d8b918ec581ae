import { expect, test } from "vitest";
import { measuresDataset } from "../shared/measure/points.ts";
import type { Sql } from "./sql.ts";
import { isUnmeasured } from "./unmeasured.ts";

const refused = new Error("Analytics Engine answered 422: Input was invalid");
const tables =
  (...names: string[]): Sql =>
  async () =>
    names.map((dataset) => ({ dataset, type: "Dataset" }));
const fails: Sql = () => Promise.reject(refused);

test.each<[string, Sql, unknown, boolean]>([
  ["the stand-in knows no such table", fails, new Error(`${refused.message}: unknown table: x`), true],
  ["the account has no datasets", tables(), refused, true],
  ["the account has others", tables("others"), refused, true],
  ["it has ours: the query is at fault", tables("others", measuresDataset), refused, false],
  ["nobody says which there are", fails, refused, false],
  ["the token is refused", tables(), new Error("Analytics Engine answered 403: unknown table"), false],
  ["it is down", tables(), new Error("Analytics Engine answered 500: unknown table"), false],
  ["nobody answers", tables(), new TypeError("fetch failed"), false],
])("%s", async (_, sql, failure, expected) => {
  expect(await isUnmeasured(sql, failure)).toBe(expected);
});
