import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test.each([
  ["12 kg", "12\u00a0kg"],
  ["1,5 kg", "1,5\u00a0kg"],
  ["12 × 85 g", "12\u00a0×\u00a085\u00a0g"],
  ["pour chiens de moins de 10 kg", "pour chiens de moins de 10\u00a0kg"],
  ["gamelle de 250 mm", "gamelle de 250\u00a0mm"],
  ["390 kcal pour 100 g, dès 49 €", "390\u00a0kcal pour 100\u00a0g, dès 49\u00a0€"],
  ["les 7 mois", "les 7 mois"],
  ["de 10 à 25 kg", "de 10 à\u00a025\u00a0kg"],
  ["Croquettes à la dinde & riz", "Croquettes à\u00a0la dinde &\u00a0riz"],
  ["Échantillon chiot – Poulet", "Échantillon chiot\u00a0– Poulet"],
  ["les 7 grands goûts", "les 7 grands goûts"],
  ["Un rappel : est-ce le « Lot » ?", "Un rappel\u00a0: est-ce le «\u00a0Lot\u00a0»\u00a0?"],
  ["a :b", "a :b"],
])("%s keeps together what belongs together", (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
