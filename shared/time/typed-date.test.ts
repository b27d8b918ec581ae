import { expect, test } from "vitest";
import { typedDate } from "./typed-date.ts";

test.each([
  "1985-03-04",
  "1985-03-04T00:00:00Z",
  "04/03/1985",
  "4/3/1985",
  "04.03.1985",
  "04-03-1985",
  "1985/03/04",
  "04031985",
  "19850304",
  "4 mars 1985",
  "lundi 4 Mars 1985",
  "\u202a04/03/1985\u202c",
])("%s is 4 March 1985", (text) => {
  expect(typedDate(text)).toEqual({ date: new Date("1985-03-04") });
});

test.each([
  ["1985-02-30", "date"],
  ["31/02/1985", "date"],
  ["12/25/1985", "date"],
  ["1985", "date_format"],
  ["4/3/85", "date_format"],
  ["04/03/1985 ou 86", "date_format"],
  ["hier", "date_format"],
])("%s is refused as %s", (text, fault) => expect(typedDate(text)).toEqual({ fault }));
