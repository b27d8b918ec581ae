import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesWithProperties, kindOf, timePerProperty } from "./properties.ts";

test("every property of the tests takes its inputs from the gate's seed or from an exploration", () => {
  const drawn = /\bfc\.(assert|check)\(|\bfc\.sample\((?![^;]*\bseed:)|Math\.random\(/;
  const wild = globSync("{shared,client,worker,sandbox,scripts,tests}/**/*.test.{ts,tsx}").filter(
    (file) => file !== "scripts/explore/properties.test.ts" && drawn.test(readFileSync(file, "utf8")),
  );
  expect(wild).toEqual([]);
});

test("files are chosen by a part of their path", () => {
  expect(filesWithProperties("cart-model")).toEqual(["tests/requests/cart-model.test.ts"]);
  expect(filesWithProperties("nothing-like-it")).toEqual([]);
});

test("files are run by the runner of their folder", () => {
  expect(kindOf("tests/requests/cart-model.test.ts")).toBe("requests");
  expect(kindOf("tests/journeys/cart-random.test.ts")).toBe("journeys");
  expect(kindOf("tests/rigs/tracking.test.ts")).toBe("unit");
  expect(kindOf("shared/money/money.test.ts")).toBe("unit");
});

test("a round gives each property its time, and less if little is left", () => {
  const files = ["tests/requests/cart-model.test.ts", "tests/requests/order-model.test.ts"];
  expect(timePerProperty(files, 3_600_000)).toMatchObject({ unit: 2000, requests: 60_000 });
  expect(timePerProperty(files, 30_000)).toMatchObject({ unit: 1000, requests: 30_000 });
});
