import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import {
  addressLine,
  addressLines,
  forbiddenSigns,
  hasEmoji,
  townOnLabel,
  withoutForbiddenSigns,
} from "./address-text.ts";
import { normaliseText } from "./typed-text.ts";

test("a line is sent with straight quotes, hyphens, plain spaces and no space too many", () => {
  expect(addressLine("\u00a012\u202frue  de l’Église –\tbât. “C”\u200b ")).toBe(
    '12 rue de l\'Église - bât. "C"',
  );
  expect(addressLine("E\u0301cully")).toBe("Écully");
  expect(addressLines(" Code 12B4 \r\n chez la\u00a0gardienne\n")).toBe("Code 12B4\nchez la gardienne");
});

test.each([
  ["Écully", "Ecully"],
  ["ÉVRY-COURCOURONNES", "EVRY-COURCOURONNES"],
  ["L'Haÿ-les-Roses", "L'Haÿ-les-Roses"],
  ["Saint-Étienne", "Saint-Etienne"],
  ["Œuilly", "Oeuilly"],
  ["ŒUILLY", "OEUILLY"],
  ["Liège", "Liège"],
])("the town %s stands as %s on a label", (town, label) => {
  expect(townOnLabel(town)).toBe(label);
});

test.each([
  '"',
  ",",
  "@",
  "&",
  "*",
  "!",
  "?",
  "/",
  "(",
  ")",
  "_",
  "#",
  "$",
  "€",
  "\\",
  "²",
  "%",
  "🐶",
  "\u0007",
  "<",
])("the sign %s does not pass", (sign) => {
  expect(forbiddenSigns(`12 rue${sign}de la Paix${sign}`)).toEqual([sign]);
});

test.each([
  "12 rue de l'Église",
  "O'Neill",
  "L'Haÿ-les-Roses",
  "Grand-Place 3, bus 4".replace(",", ""),
  "N° 12 bis",
  "St. Vith",
])("%s passes as it is", (text) => expect(forbiddenSigns(text)).toEqual([]));

test.each([
  ["12, rue de la Paix", "12 rue de la Paix"],
  ["12/14 rue de la Paix", "12-14 rue de la Paix"],
  ["Durand & fils (cour)", "Durand et fils cour"],
  ["12_rue/cour", "12 rue cour"],
  ["12 rue de la Paixʺ", "12 rue de la Paix"],
])("%s is proposed as %s", (text, without) => {
  expect(withoutForbiddenSigns(text)).toBe(without);
});

test("what is proposed passes, whatever was typed, and normalising twice changes nothing", () => {
  const anything = fc.string({ unit: "grapheme", maxLength: 60 });
  assertProperty(
    fc.property(anything, (text) => {
      expect(forbiddenSigns(withoutForbiddenSigns(text))).toEqual([]);
      expect(addressLine(addressLine(text))).toBe(addressLine(text));
      expect(townOnLabel(townOnLabel(text))).toBe(townOnLabel(text));
    }),
  );
});

test("an emoji is found, digits and letters are none", () => {
  expect(["Maison 🏡", "🇫🇷", "1️⃣"].map(hasEmoji)).toEqual([true, true, true]);
  expect(["Maison 2", "Chez mémé – 1er", "Bureau n° 3"].map(hasEmoji)).toEqual([false, false, false]);
});

test("two codes of one sign are read alike", () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const twins = signs.filter((sign) => sign.normalize("NFC") !== sign);
  expect(twins.length).toBeGreaterThan(50);
  for (const sign of twins) {
    expect(normaliseText(sign)).toBe(normaliseText(sign.normalize("NFC")));
    expect(addressLine(addressLine(sign))).toBe(addressLine(sign));
  }
});
