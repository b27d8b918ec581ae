import { expect, test } from "vitest";
import { hourText, minutesOf } from "./hours.ts";

test.each([
  ["00:00", "0 h"],
  ["00:15", "0 h 15"],
  ["09:05", "9 h 05"],
  ["18:00", "18 h"],
  ["18:30", "18 h 30"],
  ["24:00", "24 h"],
])("%s is written %s", (time, text) => {
  expect(hourText(minutesOf(time)).replaceAll("\u00a0", " ")).toBe(text);
});
