import { expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { quantileOf } from "./run-query.ts";
import { translate } from "./translate.ts";

test("columns, aggregates and intervals become SQLite", () => {
  const { sql, dataset, outputs } = translate(
    "SELECT blob2 AS route, SUM(_sample_interval) AS n FROM storefront_measures WHERE timestamp > NOW() - INTERVAL '5' MINUTE AND blob1 = 'it''s' GROUP BY route ORDER BY n DESC LIMIT 10 FORMAT JSON",
  );
  expect(dataset).toBe("storefront_measures");
  expect(outputs.map(({ name, expression: { type } }) => [name, type])).toEqual([
    ["route", "String"],
    ["n", "UInt64"],
  ]);
  expect(sql).toBe(
    `SELECT coalesce(json_extract(blobs, '$[1]'), '') AS c0, coalesce(sum(sampleInterval), 0) AS c1 FROM measured_points WHERE dataset = ? AND ((timestamp > (${Math.floor(clock.now() / 1000)} - 300)) AND (coalesce(json_extract(blobs, '$[0]'), '') = 'it''s')) GROUP BY coalesce(json_extract(blobs, '$[1]'), '') ORDER BY coalesce(sum(sampleInterval), 0) DESC LIMIT 10`,
  );
});

test("points are grouped by the minute", () => {
  const { sql } = translate(
    "SELECT intDiv(toUInt32(timestamp), 60) AS minute, count() AS n FROM a GROUP BY minute",
  );
  expect(sql).toContain("GROUP BY (cast(timestamp AS INTEGER) / 60)");
});

test.each([
  [
    "a moment divided as if it were a number",
    "SELECT intDiv(timestamp, 60) FROM a",
    "wrong arguments of intDiv",
  ],
  ["a join", "SELECT blob1 FROM a JOIN b", "Expected: end of statement"],
  ["a function it does not know", "SELECT uniq(blob1) FROM a", "unknown function call: uniq"],
  ["another format", "SELECT blob1 FROM a FORMAT TabSeparated", "FORMAT JSON alone"],
  ["a column that is not there", "SELECT blob21 FROM a", "unable to find type of column: blob21"],
  [
    "a number compared with a text",
    "SELECT blob1 FROM a WHERE double1 = '5'",
    "cannot compare Float64 with String",
  ],
  [
    "a column outside of its groups",
    "SELECT blob1, count() FROM a",
    "column blob1 is not under an aggregate",
  ],
  ["an aggregate of a text", "SELECT sum(blob1) FROM a", "wrong arguments of sum"],
  ["another statement", "DELETE FROM a", "Expected: SELECT"],
  ["a second statement", "SELECT blob1 FROM a; DELETE FROM a", "Expected: end of statement"],
  ["a comment", "SELECT blob1 FROM a -- all", "Expected: end of statement"],
  ["a quantile with an unweighted call", "SELECT quantileExactWeighted(0.5)(double1) FROM a", "whole weight"],
])("%s is refused", (_, query, message) => {
  expect(() => translate(query)).toThrow(message);
});

test("a quantile counts each value as often as its weight says", () => {
  expect(quantileOf([], 0.75)).toBe(null);
  expect(quantileOf([[5, 1]], 0.75)).toBe(5);
  expect(
    quantileOf(
      [
        [4, 1],
        [1, 1],
        [3, 1],
        [2, 1],
      ],
      0.75,
    ),
  ).toBe(3);
  expect(
    quantileOf(
      [
        [1, 30],
        [100, 10],
      ],
      0.75,
    ),
  ).toBe(1);
  expect(
    quantileOf(
      [
        [1, 29],
        [100, 11],
      ],
      0.75,
    ),
  ).toBe(100);
});
