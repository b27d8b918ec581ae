import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoIdentity } from "../sandbox/demo/demo-identity.ts";
import { shopName, themeColor } from "../shared/identity.ts";

const code = globSync("{client,engine,shared,worker}/**/*.{ts,tsx,css}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && file !== "shared/identity.ts",
);

test("the shop's name stands in its identity alone, and nowhere in code", () => {
  expect(code.length).toBeGreaterThan(1000);
  const named = new RegExp(demoIdentity.shopName, "i");
  expect(code.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("files of the brand that no code writes agree with the identity", () => {
  const manifest = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
  expect([manifest.name, manifest.short_name]).toEqual([shopName, shopName]);
  expect(manifest.theme_color).toBe(themeColor);
  const tokens = readFileSync("client/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--forest: ${themeColor};`);
  expect(tokens).toContain(`--cream: ${manifest.background_color};`);
});
