import { expect, test } from "vitest";
import type { Sql } from "../../alarms/sql.ts";
import * as clock from "../../shared/time/clock.ts";
import { seenSince } from "./figures.ts";

const sql: Sql = async (query) => {
  if (query.includes("count() AS points")) {
    expect(query).toContain("double2 >= 400 AND double2 < 500");
    return [
      { version: "old", route: "chien", refused: "30", answers: "900", points: "90" },
      { version: "old", route: "-", refused: "100", answers: "100", points: "10" },
      { version: "new", route: "chien", refused: "4", answers: "50", points: "50" },
    ];
  }
  if (query.includes("AS failures"))
    return [
      { version: "old", route: "chien", answer: "document", requests: "900", failures: "10", shown: "900" },
      { version: "new", route: "chien", answer: "document", requests: "50", failures: "0", shown: "50" },
    ];
  if (query.includes("AS slow")) return [{ version: "new", slow: "3", measured: "8" }];
  if (query.includes("AS p75")) return [{ version: "old", name: "LCP", p75: 1200, measured: "80" }];
  return [];
};

test("each version has its answers that were refused, and how many points a stored one stands for", async () => {
  const { before, after } = await seenSince(sql, { before: "old", after: "new" }, clock.date());
  expect(before).toMatchObject({
    requests: 900,
    failures: 10,
    interval: 10,
    refused: { chien: 30, "-": 100 },
  });
  expect(after).toMatchObject({ requests: 50, interval: 1, refused: { chien: 4 } });
  expect(after.slow).toEqual({ LCP: { slow: 3, measured: 8 } });
});

test("a version that nobody has asked yet stands for itself", async () => {
  const { after } = await seenSince(sql, { before: "old", after: "young" }, clock.date());
  expect(after).toMatchObject({ requests: 0, interval: 1, refused: {} });
});
