import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { listOf, tolerantMembers } from "../../worker/upstream/lists.ts";
import { collateralLosses } from "./mutations.ts";

const answer = {
  code: "A-1",
  name: "Nom",
  lines: [
    { id: 7, label: "Sept" },
    { id: 8, label: "Huit" },
  ],
};
const identities = ["code", "lines.*.id"];
const text = z.nullish(z.string());

// Zod's language is global to all test files, and its messages are short without one.
const { localeError } = z.config();
beforeAll(() => void z.config({ localeError: undefined }));
afterAll(() => void z.config({ localeError }));

test("a reader that loses a record for one odd member is told so", () => {
  const strict = z.object({
    code: z.string(),
    name: text,
    lines: z.array(z.object({ id: z.int(), label: z.string() })),
  });
  const losses = collateralLosses(strict, answer, identities);
  expect(losses).toContain("lines.1.label null: refused, lines.1.label Invalid input");
  expect(losses).toContain("name is 41.5: refused, name Invalid input");
  expect(losses).toContain("lines is {}: refused, lines Invalid input");
});

test("a reader that hides what it left out is told so", () => {
  const silent = z.object({
    code: z.string(),
    name: z.catch(text, null),
    lines: z.catch(z.array(z.unknown()), []),
  });
  expect(collateralLosses(silent, answer, identities)).toContain("name is 41.5: not logged");
});

test("a tolerant reader loses the odd member alone, and logs it", () => {
  const line = z.object({ id: z.int(), ...tolerantMembers({ label: text }) });
  const lines = z.nullish(listOf("line", line));
  const tolerant = z.object({ code: z.string(), ...tolerantMembers({ name: text, lines }) });
  expect(collateralLosses(tolerant, answer, identities)).toEqual([]);
});
