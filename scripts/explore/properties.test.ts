import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesWithProperties, timePerProperty } from "./properties.ts";

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

test("a round gives each property its time, and less if little is left", () => {
  const files = ["tests/requests/cart-model.test.ts", "tests/requests/order-model.test.ts"];
  expect(timePerProperty(files, 3_600_000)).toEqual({ quick: 2000, slow: 60_000 });
  expect(timePerProperty(files, 30_000)).toEqual({ quick: 1000, slow: 30_000 });
});
