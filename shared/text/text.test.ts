import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { cut, within, withoutAccents } from "./text.ts";
import { normaliseText } from "./typed-text.ts";

test.each([
  ["L’Haÿ‑les‑Roses", "L'Haÿ-les-Roses"],
  ["‘un’ ‚deux‛", "'un' 'deux'"],
  ["“trois” „quatre‟", '"trois" "quatre"'],
  ["12 – 14 — 16 − 18", "12 - 14 - 16 - 18"],
  ["12\u00a0rue\u202fde\u2009la\u3000Paix\tParis", "12 rue de la Paix Paris"],
  ["\ufeff75\u200b001", "75001"],
  ["première\nseconde", "première\nseconde"],
  ["« déjà » l'été 👩‍⚕️", "« déjà » l'été 👩‍⚕️"],
])("%j is sent as %j", (written, sent) => {
  expect(normaliseText(written)).toBe(sent);
});

test("text that was made ready once does not change any more", () => {
  assertProperty(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const sent = normaliseText(text);
      expect(normaliseText(sent)).toBe(sent);
      expect(sent).not.toMatch(/[‘’“”–—\u00a0\u202f\u200b]/);
    }),
  );
});

test("a text within the limit stays as it is", () => {
  expect(cut("Croquettes pour chat", 20)).toBe("Croquettes pour chat");
});

test("a longer text is cut after a whole word, without the comma that followed it", () => {
  expect(cut("Croquettes pour chat", 19)).toBe("Croquettes pour…");
  expect(cut("Croquettes pour chat", 17)).toBe("Croquettes pour…");
  expect(cut("Croquettes pour chat", 16)).toBe("Croquettes pour…");
  expect(cut("Poulet, riz, canard", 14)).toBe("Poulet, riz…");
});

test("a text without a space where it would help is cut inside its word", () => {
  expect(cut("anticonstitutionnellement", 10)).toBe("anticonst…");
  expect(cut("a nticonstitutionnellement", 10)).toBe("a nticons…");
});

test("a cut never leaves half a character", () => {
  expect(cut("🐶🐶🐶🐶", 4)).toBe("🐶…");
  expect(cut("abc", 1)).toBe("…");
  expect(cut("abc", 0)).toBe("");
});

test("what is read of a text is its beginning, without halves of characters", () => {
  expect(within("Lyon", 4)).toBe("Lyon");
  expect(within("Lyon Vaise", 4)).toBe("Lyon");
  expect(within("aa🐶", 3)).toBe("aa");
  expect(within("aa🐶", 4)).toBe("aa🐶");
  expect(within("a\ud83db", 3)).toBe("ab");
});

test("a cut text is never longer than the limit, begins like the text and stays well-formed", () => {
  assertProperty(
    fc.property(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.integer({ min: 0, max: 320 }),
      (text, max) => {
        const short = cut(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
        if (text.length > max && max > 0) {
          expect(short.endsWith("…")).toBe(true);
          expect(text.startsWith(short.slice(0, -1))).toBe(true);
        } else if (text.length <= max) expect(short).toBe(text);
      },
    ),
  );
});

test.each([
  ["Élancourt", "Elancourt"],
  ["Hœrdt-sur-Saône", "Hoerdt-sur-Saone"],
  ["Œuilly", "Oeuilly"],
  ["ŒUILLY", "OEUILLY"],
  ["L'Haÿ-les-Roses", "L'Hay-les-Roses"],
  ["çÇñÜ", "cCnU"],
  ["Ǽ", "Ae"],
  ["서울 🐱", "서울 🐱"],
])("%s without accents is %s", (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

test("no French accent is left, whatever the text", () => {
  assertProperty(
    fc.property(fc.string({ unit: fc.constantFrom(..."aéèêëàâîïôöùûüÿçœæÉÈÀÇŒÆ -'") }), (text) => {
      expect(withoutAccents(text)).toMatch(/^[A-Za-z '-]*$/);
    }),
  );
});
