import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderCycles, forbiddenImports } from "./floors.ts";

const sources = new Map(
  execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter(
      (path) => /^(?:shared|engine|client|worker|sandbox|alarms)\//.test(path) && !/\.test\.tsx?$/.test(path),
    )
    .map((path) => [path, readFileSync(path, "utf8")]),
);

test("every folder imports from the floors below it only", () => {
  expect(sources.size).toBeGreaterThan(1500);
  expect(forbiddenImports(sources)).toEqual([]);
});

test("no folders import each other in a circle", () => {
  expect(folderCycles(sources)).toEqual([]);
});

test.each([
  ["shared/cart/cart.ts", "../../worker/app.ts", "another building"],
  ["shared/cart/cart.ts", "react", "not in this building"],
  ["client/ui/button.tsx", "node:fs", "not in this building"],
  ["engine/sheets.ts", "../shared/routes.ts", "another building"],
  ["client/ui/button.tsx", "../features/cart/cart-link.tsx", "features is above ui"],
  ["client/api/call.ts", "../visit/track.ts", "on one floor"],
  ["client/features/cart/cart-link.tsx", "../../documents.ts", "*.ts is above features"],
  ["worker/log.ts", "./upstream/http.ts", "upstream is above *.ts"],
  ["worker/cart/cart.ts", "../checkout/checkout.ts", "on one floor"],
  ["worker/forms/form.ts", "../cart/area.ts", "cart is above forms"],
  ["worker/app.ts", "./cart/cart.ts", "an area shows its area.ts only"],
  ["sandbox/index.ts", "../worker/env.ts", "another building"],
])("%s may not import %s", (path, target, reason) => {
  expect(forbiddenImports(new Map([[path, `import ${JSON.stringify(target)};`]]))).toEqual([
    expect.stringContaining(reason),
  ]);
});

test.each([
  ["worker/app.ts", "./cart/area.ts"],
  ["worker/cart/area.ts", "./cart.ts"],
  ["worker/cart/cart.ts", "../../shared/routes.ts"],
  ["worker/page/respond.tsx", "../../client/page-layout.tsx"],
  ["client/features/cart/cart-link.tsx", "../product/price.tsx"],
  ["shared/cart/cart.ts", "zod/mini"],
])("%s may import %s", (path, target) => {
  expect(forbiddenImports(new Map([[path, `import ${JSON.stringify(target)};`]]))).toEqual([]);
});

test("a circle names its imports; types alone make none", () => {
  const circle = (type = "") =>
    new Map([
      ["shared/a/one.ts", 'import { two } from "../b/two.ts";'],
      ["shared/b/two.ts", `import ${type}{ three } from "../c/three.ts";`],
      ["shared/c/three.ts", 'export { one } from "../a/one.ts";'],
    ]);
  expect(folderCycles(circle())).toEqual([
    "shared/a/one.ts imports shared/b/two.ts, shared/b/two.ts imports shared/c/three.ts, shared/c/three.ts imports shared/a/one.ts",
  ]);
  expect(folderCycles(circle("type "))).toEqual([]);
});
