import { expect, test } from "vitest";
import { typedWeight } from "./typed-weight.ts";

test.each([
  ["12,5", 12.5],
  ["12,5 kg", 12.5],
  ["12,5 Kgs", 12.5],
  ["12,5 kg.", 12.5],
  ["4,5 k", 4.5],
  ["4,5 kilogrammes", 4.5],
  ["4 , 5", 4.5],
  ["4.500", 4.5],
  ["12 500 g", 12.5],
  ["12.500 g", 12.5],
  ["12500g", 12.5],
  ["4500 grammes", 4.5],
  ["500 gr.", 0.5],
  ["4kg5", 4.5],
  ["4 kilos 5", 4.5],
  ["4 kg 500", 4.5],
  ["4kg500g", 4.5],
  ["4 kg 50 g", 4.05],
  ["4 kilos et demi", 4.5],
  ["4 kg ½", 4.5],
  ["4 ½", 4.5],
  ["4½ kg", 4.5],
  ["environ 4,5 kg", 4.5],
  ["\u202a6,4\u00a0kg\u202c", 6.4],
  ["-5", -5],
])("%o is %d kg", (text, kilograms) => expect(typedWeight(text)).toBe(kilograms));

test.each(["4 5", "7 5", "4kg50", "4,5 kg 500", "entre 4 et 5", "10 lbs", "1e1", "kg", "lourd", ""])(
  "%o is no weight",
  (text) => expect(typedWeight(text)).toBeNaN(),
);
