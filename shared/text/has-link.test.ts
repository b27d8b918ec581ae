import { expect, test } from "vitest";
import { hasLink } from "./has-link.ts";

test.each([
  "https://evil.example/a",
  "ouvrez www.evil.example",
  "Gagnez sur evil.com",
  "secure.evil.com/x",
  "evil.co.uk/x",
  "evil.com:8080/x",
  "évil.fr/x",
  "192.0.2.7/x",
  "evil.xn--p1ai/x",
])("%s has a link", (text) => expect(hasLink(text)).toBe(true));

test.each([
  "A. Dupont",
  "M. A. Dupont",
  "2.kg/sac",
  "(p.ex/boeuf)",
  "réf.AB/12",
  "12 rue A. Briand",
  "1.2 kg",
])("%s has none", (text) => expect(hasLink(text)).toBe(false));

test("a number may look like a domain, but not within a sentence", () => {
  for (const number of ["ABO.FR/123", "N.ABO/0001", "2026.abc/3"])
    expect(hasLink(number, "number")).toBe(false);
  expect(hasLink("Remboursement sur secure.evil.com/x", "number")).toBe(true);
});
