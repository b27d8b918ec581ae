import { expect, test } from "vitest";
import { typedNumber } from "./typed-number.ts";

test.each([
  ["12,5", 12.5],
  ["12.5", 12.5],
  ["12 500", 12_500],
  ["1\u202f234\u202f567,5", 1_234_567.5],
  [",5", 0.5],
  ["5,", 5],
  ["+5", 5],
  ["-5", -5],
  ["4 , 5", 4.5],
  ["4 ½", 4.5],
  ["4½", 4.5],
  ["4 3/4", 4.75],
  ["4 et demi", 4.5],
  ["environ 4,5", 4.5],
  ["~4", 4],
  ["４，５", 4.5],
])("%o is %d", (text, number) => expect(typedNumber(text)).toBe(number));

test.each(["4 5", "1 2", "12 5", "12 5000", "1e3", "0x10", ",", ".", "", "1/2/3", "41/2", "4,5,6", "cinq"])(
  "%o is no number",
  (text) => expect(typedNumber(text)).toBeNaN(),
);
