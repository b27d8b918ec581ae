import { expect, test } from "vitest";
import { type Modules, sharedChunks } from "./shared-chunks.ts";

interface Module {
  imports?: string[];
  lazy?: string[];
  size?: number;
}

function namesIn(graph: Record<string, Module>, inputs: string[]): Record<string, string | null> {
  const modules: Modules = {
    getModuleInfo(id) {
      const { imports = [], lazy = [], size = 5000 } = graph[id] ?? {};
      return { code: "x".repeat(size), importedIds: imports, dynamicallyImportedIds: lazy };
    },
  };
  const nameOf = sharedChunks(inputs);
  return Object.fromEntries(Object.keys(graph).map((id) => [id, nameOf(id, modules)]));
}

test("what the first input imports is the base, React stands alone, and an entry keeps what it alone uses", () => {
  const react = "node_modules/react/index.js";
  const graph = {
    "documents.ts": { imports: ["cart.ts"] },
    "cart.ts": {},
    "box.tsx": { imports: ["cart.ts", react, "own.ts"] },
    "own.ts": {},
    [react]: {},
  };
  expect(namesIn(graph, ["documents.ts", "box.tsx"])).toEqual({
    "documents.ts": null,
    "cart.ts": "base",
    "box.tsx": null,
    "own.ts": null,
    [react]: "react",
  });
});

test("modules with the same entries share a chunk, which is named after the largest", () => {
  const graph = {
    "documents.ts": {},
    "one.tsx": { imports: ["price.ts", "money.ts", "other.ts"] },
    "two.tsx": { imports: ["price.ts", "money.ts"], lazy: ["three.tsx"] },
    "three.tsx": { imports: ["other.ts"] },
    "price.ts": { size: 3000 },
    "money.ts": { size: 6000 },
    "other.ts": { size: 90_000 },
  };
  const names = namesIn(graph, ["documents.ts", "one.tsx", "two.tsx"]);
  expect(names).toMatchObject({ "price.ts": "money", "money.ts": "money", "other.ts": "other" });
});

test("two chunks are merged if that costs less than a file, unless they would then import an entry that imports them", () => {
  const named = (ofSmall: string[]) =>
    namesIn(
      {
        "documents.ts": {},
        "one.tsx": { imports: ["small.ts"] },
        "two.tsx": { imports: ["small.ts"] },
        "three.tsx": { imports: ["large.ts"] },
        "four.tsx": { imports: ["large.ts"] },
        "small.ts": { size: 100, imports: ofSmall },
        "large.ts": { size: 40_000 },
      },
      ["documents.ts", "one.tsx", "two.tsx", "three.tsx", "four.tsx"],
    );
  expect(named(["large.ts"])).toMatchObject({ "small.ts": "large", "large.ts": "large" });
  expect(named(["three.tsx"])).toMatchObject({ "small.ts": "small", "large.ts": "large" });
});
