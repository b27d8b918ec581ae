import { globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { townBeside } from "../shared/address/town.ts";
import { isPersonal } from "../shared/routes.ts";
import { lineWithBox } from "../shared/text/address-text.ts";
import { shortenForm } from "../worker/forms/shorten-form.ts";

afterEach(() => void vi.unstubAllGlobals());

const files = globSync("{shared,worker,client}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(file, "utf8");
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    } else for (const child of Object.values(node)) visit(child);
  };
  if (/\/[^/\s]/.test(text)) visit(parseSync(file, text).program);
  return found;
}

const slow = ({ source, flags }: Pick<Pattern, "source" | "flags">) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;

const slowOf = (patterns: Pattern[]) =>
  patterns.filter(slow).map(({ file, source, flags }) => `${file}: /${source}/${flags}`);

const hint = "(?<!x) before x* lets each run of x be tried once";

test("no regular expression takes more than linear time: a visitor may choose the text", () => {
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(300);
  expect(slowOf(patterns), hint).toEqual([]);
});

/** "file:line" of each `new RegExp`. */
function constructionsIn(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, at) => (line.includes("new RegExp(") ? [`${file}:${at + 1}`] : []));
}

const root = resolve(import.meta.dirname, "..");

/** Records every pattern that is built at run time; its `file` names the line, too. */
function recordPatterns(): Pattern[] {
  const built: Pattern[] = [];
  const recording = new Proxy(RegExp, {
    construct(target, [pattern, flags]: [string, string?]) {
      const { stack = "" } = new Error("read for its stack alone");
      const [, path = "", line] = /(\/[^?:]*)[^:]*:(\d+):\d+/.exec(stack.split("\n")[2] ?? "") ?? [];
      built.push({ file: `${relative(root, path)}:${line}`, source: pattern, flags: flags ?? "" });
      return new target(pattern, flags);
    },
  });
  vi.stubGlobal("RegExp", recording);
  return built;
}

test("nor does any that is put together at run time", async () => {
  const constructions = files.flatMap(constructionsIn);
  const built = recordPatterns();
  // The query loads modules again that other tests have loaded.
  for (const file of new Set(constructions.map((place) => place.replace(/:.*/, ""))))
    await import(/* @vite-ignore */ `../${file}?again`);
  isPersonal("/");
  lineWithBox("Rue Neuve 12/3");
  for (const countryCode of ["FR", "BE", "LU"]) townBeside("Namur", { countryCode });
  const form = new FormData();
  form.set("photo", new File(["x"], "x.jpg"));
  const limits = { fileBytes: 10, textBytes: 1000, parts: 2, bodyBytes: 1000 };
  await shortenForm(new Request("https://museau.example/", { method: "POST", body: form }), limits);

  const ours = built.filter(({ file }) => constructions.includes(file));
  expect([...new Set(ours.map(({ file }) => file))].toSorted(), "build each of them here").toEqual(
    constructions.toSorted(),
  );
  expect(slowOf(ours), hint).toEqual([]);
});

test.each([
  ["(?:[._-]+[a-z]*)*$", "exponential"],
  ["\\s+$", "tried at each space"],
  ["^(\\s*)(.*?)(\\s*)$", "three ways to share the spaces"],
])("%s is found: %s", (source) => {
  expect(slow({ source, flags: "" })).toBe(true);
});

test("no module of pages makes a formatter of Intl while it loads", () => {
  const early = files.filter((file) =>
    /^(?:export )?const \w+ =\s+new Intl\./m.test(readFileSync(file, "utf8")),
  );
  expect(early.filter((file) => !file.startsWith("worker/"))).toEqual([]);
});
