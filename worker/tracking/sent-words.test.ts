import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { isPlainWord, withoutPersonalData } from "./sent-words.ts";

test.each([
  "croquettes chiot",
  "sans céréales 2 kg",
  "11000101",
  "l’Haÿ & co",
  "newsletter_novembre_2026",
  "bannerHomePageTopRight",
  "croquettes2026promo",
])("%s is sent as it is", (words) => {
  expect(withoutPersonalData(words)).toBe(words);
});

test.each([
  ["camille.durand@example.fr croquettes", "croquettes"],
  ["croquettes camille%40example.fr", "croquettes"],
  ["camille＠example.fr", ""],
  ["camille[at]example.fr chat", "chat"],
  ["chat 06 12 34 56 78", "chat"],
  ["chat +33612345678", "chat"],
  ["4970 1000 0000 0000", ""],
  ["chien eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOjF9.abc", "chien"],
  ["k3Ja-Z09_sdX~q1Pz8", ""],
  ["f47ac10b-58cc-4372-a567-0e02b2c3d479 chien", "chien"],
])("of “%s” “%s” is sent: no e-mail, no telephone, no token", (typed, sent) => {
  expect(withoutPersonalData(typed)).toBe(sent);
});

test("a long text is cut", () => {
  expect(withoutPersonalData("croquettes ".repeat(30))).toHaveLength(100);
});

const drawn = fc.string({
  unit: fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
  minLength: 32,
  maxLength: 64,
});

test("a token that seldom switches between letters and digits is not sent, a long word is", () => {
  expect(withoutPersonalData("voir xleSTJSZ00000000n00000000oadlul0 merci")).toBe("voir merci");
  expect(withoutPersonalData("voir abcdefghijklmnopqrstuvwxyzabcdef merci")).toBe("voir merci");
  expect(withoutPersonalData("anticonstitutionnellement")).toBe("anticonstitutionnellement");
});

test("a token is not sent, wherever it stands", () => {
  assertProperty(
    fc.property(drawn, (secret) => {
      expect(withoutPersonalData(`voir ${secret} merci`)).not.toContain(secret);
      expect(isPlainWord(secret)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each(["soldes-ete-2026", "2-kg", "Chien", "FR", "newsletter2026", "", "12 x 85g", "été"])(
  "%s is a plain word",
  (word) => expect(isPlainWord(word)).toBe(true),
);

test.each(["camille@example.fr", "11000101", "aB3dE9", "/commande/x/", "x~y", "48.85,2.35°", "0612345678"])(
  "%s is none",
  (word) => expect(isPlainWord(word)).toBe(false),
);

test("of a long text no more is looked at than can be sent", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  withoutPersonalData("a@".repeat(50_000));
  const [read] = normalize.mock.contexts as unknown as string[];
  normalize.mockRestore();
  expect(String(read).length).toBeLessThan(2000);
});
