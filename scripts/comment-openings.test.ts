import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** A comment that begins so makes sense only beside its code. */
const openings =
  /^(?:Of|As|By|For|To|With|In|Inside|On|At(?! most| least)|From|Until|Than|Without|Beside|Before|After|Behind|Like|Where|What|Which|Who|Whose|Whoever|Whatever|That|Whether|It|Its|They|Their|And|But|Or|So|Otherwise)\b/;

function wrongOpenings(file: string, text: string): string[] {
  const { comments } = parseSync(file, text);
  return comments
    .filter(({ start }, place) => !continues(text, comments[place - 1]?.end, start))
    .map(({ value }) => value.replace(/^[\s*/]+/, ""))
    .filter((comment) => openings.test(comment))
    .map((comment) => `${file}: ${comment.split("\n")[0]}`);
}

/** Line comments below one another are one comment. */
const continues = (text: string, end: number | undefined, start: number): boolean =>
  end !== undefined && text.startsWith("//", start) && /^\n[ \t]*$/.test(text.slice(end, start));

test("no comment begins with a preposition, a relative or a pronoun", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).trim().split("\n");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => wrongOpenings(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["/** Of the order. */\nlet id;", 1],
  ["// As before.\nlet id;", 1],
  ["/** Milliseconds. */\nlet wait;", 0],
  ["// Signed, because the address\n// of the receipt is a claim.\nlet receipt;", 0],
  ["let one; // To the cent", 1],
])("%o has %i of them", (text, count) => {
  expect(wrongOpenings("sample.ts", text)).toHaveLength(count);
});
