import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const components = globSync("{client,worker}/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));

test("every class that a component reads has a rule in its style sheet", () => {
  const missing = components.flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const code = source.replace(/^import .*$/gm, "");
    return [...source.matchAll(/^import (\w+) from "(\..*\.module\.css)";$/gm)].flatMap(
      ([, name = "", sheet = ""]) => {
        const rules = readFileSync(join(dirname(path), sheet), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
        const classes = new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one));
        return [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\??\\.(\\w+)`, "g"))]
          .filter(([, used]) => !classes.has(used))
          .map(([use]) => `${path}: ${use}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
