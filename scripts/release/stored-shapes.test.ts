import { expect, test } from "vitest";
import { formats } from "../../shared/release/formats.ts";
import { declarationsIn, fingerprintOf, misplaced, type StoredFormat, shapeOf } from "./stored-shapes.ts";

/** Fingerprints of the code that reads and writes each format; a change requires a new number. */
const known: Record<StoredFormat, { number: number; fingerprint: string }> = {
  emptied: { number: 1, fingerprint: "2665b198c22a" },
  publishes: { number: 1, fingerprint: "4b1ca3eac843" },
  settings: { number: 1, fingerprint: "bd3c3da4c3a7" },
  consents: { number: 1, fingerprint: "9b409d5cea7b" },
  objects: { number: 1, fingerprint: "7693febcd4fc" },
  cookies: { number: 1, fingerprint: "a73b24d13515" },
  browser: { number: 1, fingerprint: "1d8d09740217" },
};
const names: StoredFormat[] = [
  "emptied",
  "publishes",
  "settings",
  "consents",
  "objects",
  "cookies",
  "browser",
];

function changeOf(name: StoredFormat, lines: readonly string[], number: number): string | undefined {
  const fingerprint = fingerprintOf(lines);
  if (known[name].number !== number)
    return `${name} has the number ${number} now: write it here, with the fingerprint ${fingerprint}.`;
  if (known[name].fingerprint === fingerprint) return undefined;
  return [
    `${name}: what is stored has another shape, and still the number ${number}. Raise the number in shared/release/formats.ts,`,
    "in two releases: one that reads both, then one that writes the new one. Where the build that is live and this one read",
    `all that the other one writes, the number stays: write the fingerprint ${fingerprint} here.`,
    ...lines,
  ].join("\n");
}

test.each(names)("%s: the shape of what is stored has not changed without its number", (name) => {
  expect(changeOf(name, shapeOf(name), formats[name].writes)).toBeUndefined();
});

test.each(names)("%s: every file that reads or writes it is looked at", (name) => {
  expect(misplaced(name)).toEqual({ unlisted: [], gone: [] });
});

test("a member more is another shape; a number alone asks for its fingerprint", () => {
  const lines = shapeOf("cookies");
  const change = changeOf("cookies", [...lines, "another member"], 1);
  expect(change).toContain("Raise the number in shared/release/formats.ts");
  expect(changeOf("cookies", lines, 2)).toContain("cookies has the number 2 now");
});

test("a shape has what it is made of, and neither comments nor line breaks", () => {
  const text =
    'const id = z.int();\nexport const schema = z.object({ id, name: z.string() });\nconst other = "a";';
  const spread = text
    .replace("{ id,", "{\n  /** Of the order. */\n  id,")
    .replace("z.string() }", "z.string(),\n}");
  const lines = declarationsIn("a.ts", text, ["schema"]);
  expect(lines).toEqual(["schema=z.object({id,name:z.string()})", "id=z.int()"]);
  expect(declarationsIn("a.ts", spread, ["schema"])).toEqual(lines);
  const wider = text.replace("z.int()", "z.nullable(z.int())");
  expect(fingerprintOf(declarationsIn("a.ts", wider, ["schema"]))).not.toBe(fingerprintOf(lines));
  expect(() => declarationsIn("a.ts", text, ["gone"])).toThrow("a.ts has no gone any more");
});
