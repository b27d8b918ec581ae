import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { isAccentedEmail, isEmail, mendedEmail } from "./email.ts";

test.each([
  [" nadia@exemple.fr\u00a0", "nadia@exemple.fr"],
  ["mailto:nadia@exemple.fr?subject=Bonjour", "nadia@exemple.fr"],
  ["nadia @ exemple .fr", "nadia@exemple.fr"],
  ["marie\u2011anne@exemple.fr", "marie-anne@exemple.fr"],
  ["nadia＠exemple.fr,", "nadia@exemple.fr"],
  ["Nadia@Exemple.fr", "Nadia@Exemple.fr"],
])("%o is read as %s (decision 063)", (typed, email) => {
  expect(mendedEmail(typed)).toBe(email);
  expect(isEmail(email)).toBe(true);
});

test.each(["jean dupont@exemple.fr", "a@exemple.fr b@exemple.fr", "nadia@"])(
  "%s stays wrong: it is not guessed what it means",
  (typed) => expect(isEmail(mendedEmail(typed))).toBe(false),
);

test.each([
  ["élo@exemple.fr", true],
  ["elo@exemple.fr", false],
  ["élo@exemple", false],
  ["élo dupont@exemple.fr", false],
])("%s is wrong for its accents alone: %s", (email, isAccented) => {
  expect(isAccentedEmail(email)).toBe(isAccented);
});

test("a word without @ is no domain", () => {
  expect(mendedEmail("éloé")).toBe("éloé");
});

test("a good address stays as it is", () => {
  assertProperty(
    fc.property(fc.emailAddress(), (email) => {
      if (isEmail(email)) expect(mendedEmail(email)).toBe(email);
    }),
  );
});
