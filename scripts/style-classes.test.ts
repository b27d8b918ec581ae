import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const components = globSync("{client,worker}/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));

test("every class that a component reads has a rule in its style sheet", () => {
  const missing = components.flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const code = source.replace(/^import .*$/gm, "");
    return [...source.matchAll(/^import (\w+) from "(\..*\.module\.css)";$/gm)].flatMap(
      ([, name = "", sheet = ""]) => {
        const classes = classesOf(join(dirname(path), sheet));
        return [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\??\\.(\\w+)`, "g"))]
          .filter(([, used = ""]) => !classes.has(used))
          .map(([use]) => `${path}: ${use}`);
      },
    );
  });
  expect(missing).toEqual([]);
});

test("every class that a component writes by name is one of every screen, and each of those is in use", () => {
  const shared = classesOf("client/styles/classes.css");
  const written = components.filter((path) => path.endsWith(".tsx")).flatMap(classesIn);
  const unknown = written.filter(({ name }) => !shared.has(name) && !name.startsWith("swiper"));
  expect(unknown).toEqual([]);
  const used = new Set(written.map(({ name }) => name));
  expect([...shared].filter((name) => !used.has(name))).toEqual([]);
});

function classesOf(sheet: string): Set<string> {
  const rules = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name));
}

function classesIn(path: string): { path: string; name: string }[] {
  const found: string[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.name !== "className") return;
      if (value?.type === "Literal") found.push(String(value.value));
      if (value?.type === "JSXExpressionContainer" && value.expression.type !== "JSXEmptyExpression")
        found.push(...textsOf(value.expression));
    },
  }).visit(parseSync(path, readFileSync(path, "utf8")).program);
  return found.flatMap((text) => text.split(" ").filter(Boolean)).map((name) => ({ path, name }));
}

function textsOf(value: ESTree.Expression): string[] {
  if (value.type === "ConditionalExpression") return [value.consequent, value.alternate].flatMap(textsOf);
  if (value.type === "TemplateLiteral")
    return [...value.quasis.map(({ value: { raw } }) => raw), ...value.expressions.flatMap(textsOf)];
  return value.type === "Literal" && typeof value.value === "string" ? [value.value] : [];
}
