import { expect, test } from "vitest";
import { meantEmail } from "./meant-email.ts";

test.each([
  ["nadia@gmial.com", "nadia@gmail.com"],
  ["nadia@gmail.con", "nadia@gmail.com"],
  ["Nadia@GMAIL.CO", "nadia@gmail.com"],
  ["nadia@gmail.fr", "nadia@gmail.com"],
  ["nadia@hotmial.fr", "nadia@hotmail.fr"],
  ["nadia@wanado.fr", "nadia@wanadoo.fr"],
  ["nadia@laposte.ne", "nadia@laposte.net"],
])("%s was probably meant as %s", (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each([
  "nadia@gmail.com",
  "nadia@ymail.com",
  "nadia@mail.com",
  "nadia@yahoo.gr",
  "nadia@outlook.be",
  "nadia@exemple.fr",
  "nadia",
  "@",
  "",
])("%o is left alone", (typed) => expect(meantEmail(typed)).toBeUndefined());
