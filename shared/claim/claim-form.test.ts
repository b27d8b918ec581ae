import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { claimTexts } from "./claim.texts.ts";
import { claimRules } from "./claim-form.ts";

const rules = claimRules({ kinds: ["damaged_parcel", "missing_product"], lines: [7, 8] });

test("products are named only if the answer is about products", async () => {
  const marked = { lines: ["7", "8"], message: " Bonjour " };
  expect((await parseForm(rules, { kind: "missing_product", ...marked })).values).toEqual({
    ...{ kind: "missing_product", lines: [7, 8], message: "Bonjour", photo: null },
  });
  expect((await parseForm(rules, { kind: "damaged_parcel", ...marked })).errors?.fields).toEqual({
    photo: claimTexts.photo.missing,
  });
});

test("a kind that is not offered, and a line of another order, are refused", async () => {
  expect((await parseForm(rules, { kind: "not_received" })).errors?.fields).toHaveProperty("kind");
  expect((await parseForm(rules, { kind: "missing_product", lines: "9" })).errors).toBeDefined();
});

test("an answer within days is told only if the API promises it", () => {
  const said = translator(claimTexts);
  const reference = "SIG-1";
  expect(said("done", { reference, answerDays: 1 })).toContain("sous 1\u00a0jour ouvré.");
  expect(said("done", { reference, answerDays: null })).toBe(
    "Votre signalement est enregistré sous le n°\u00a0SIG-1.",
  );
});
