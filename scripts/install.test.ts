import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

test("no package runs a script as it is installed", () => {
  expect(readFileSync("scripts/install.mjs", "utf8")).toMatch(/^ +"--ignore-scripts",$/m);
});

test("and those that would like to are known to do without", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts: object };
  const wanting = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = new Set(wanting.map((path) => path.replace(/^.*node_modules\//, "")));
  names.delete("fsevents");
  expect([...names].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
