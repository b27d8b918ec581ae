import { expect, test } from "vitest";
import { tellingReason } from "./telling-reason.ts";

const general = "Aliment complet pour un chien adulte";
const senior = { reasons: [general, "Pour un chien âgé"] };
const plain = { reasons: [general] };

test("the reason that the other foods do not have is told", () => {
  expect(tellingReason(senior.reasons, [plain, senior])).toBe("Pour un chien âgé");
});

test("where all reasons are shared, the first is told", () => {
  expect(tellingReason(plain.reasons, [plain, senior])).toBe(general);
  expect(tellingReason(senior.reasons, [senior, senior])).toBe(general);
  expect(tellingReason([], [senior])).toBeUndefined();
});
