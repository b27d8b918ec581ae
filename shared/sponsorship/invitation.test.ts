import { describe, expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { emailsIn, invitationRules } from "./invitation.ts";

const read = (emails: string, message = "") =>
  parseForm(invitationRules("nina@exemple.fr"), { emails, message });

describe("addresses that were pasted", () => {
  test.each([
    ["between commas", "a@x.fr,b@x.fr, c@x.fr"],
    ["between semicolons", "a@x.fr;b@x.fr ; c@x.fr"],
    ["on lines of their own", "a@x.fr\r\nb@x.fr\n\n c@x.fr\n"],
    ["between spaces, of any width", " a@x.fr\u00a0b@x.fr\tc@x.fr "],
    ["out of a mail program", "Anne Roy <a@x.fr>, b@x.fr, « Chloé » <c@x.fr>"],
  ])("%s", (_, text) => {
    expect(emailsIn(text)).toEqual(["a@x.fr", "b@x.fr", "c@x.fr"]);
  });

  // A regular expression with quadratic time would exceed the test's timeout on these.
  test.each([
    ["x", 300_000],
    ["x y ", 50_000],
    ["<x", 250_000],
  ])("are found behind %j, many times", (piece, times) => {
    expect(emailsIn(`${piece.repeat(times)},a@x.fr`)).toContain("a@x.fr");
  });

  test("count once, however they are written", () => {
    expect(emailsIn("a@x.fr A@X.FR a@x.fr")).toHaveLength(1);
  });
});

test("an invitation has its addresses and, if there is one, its message", async () => {
  expect((await read("a@exemple.fr b@exemple.fr", " Viens\r\nvoir ! ")).values).toEqual({
    emails: ["a@exemple.fr", "b@exemple.fr"],
    message: "Viens\nvoir !",
    friends: null,
  });
  expect((await read("a@exemple.fr", " \n ")).values?.message).toBeNull();
});

test("each wrong address is named, on a line of its own; the right ones are not", async () => {
  const { errors } = await read("a@exemple.fr, marion@, NINA@exemple.fr, b@exemple.fr, pas-une-adresse");
  expect(errors?.fields.emails?.split("\n")).toEqual([
    expect.stringContaining("«\u00a0marion@\u00a0» n’est pas une adresse complète"),
    expect.stringContaining("«\u00a0NINA@exemple.fr\u00a0» est votre propre adresse"),
    expect.stringContaining("«\u00a0pas-une-adresse\u00a0» n’est pas"),
  ]);
  expect(errors?.form[0]).toContain("Aucune invitation n’est partie");
});

test("an address with an accent is complete, but cannot be written to", async () => {
  const { errors } = await read("élo@exemple.fr, éloé");
  expect(errors?.fields.emails?.split("\n")).toEqual([
    "«\u00a0élo@exemple.fr\u00a0»\u00a0: une adresse e-\u2060mail s’écrit sans accent avant le «\u00a0@\u00a0».",
    expect.stringContaining("«\u00a0éloé\u00a0» n’est pas une adresse complète"),
  ]);
});

test("ten addresses at a time, and one at least", async () => {
  const several = (count: number) => Array.from({ length: count }, (_, n) => `ami${n}@exemple.fr`).join(",");
  expect((await read(several(10))).errors).toBeUndefined();
  expect((await read(several(11))).errors?.fields.emails).toContain("(11 pour l’instant)");
  expect((await read(" , ")).errors?.fields.emails).toContain("au moins une");
});

test("a message of 500 characters, however its lines end", async () => {
  expect((await read("a@exemple.fr", `${"x".repeat(498)}\r\ny`)).errors).toBeUndefined();
  expect((await read("a@exemple.fr", "x".repeat(501))).errors?.fields.message).toContain("501");
});

test("what is no text is no address", async () => {
  const posted = { emails: ["a@exemple.fr", "b@exemple.fr"], message: 3 };
  expect((await parseForm(invitationRules(""), posted)).errors?.fields.emails).toContain("au moins une");
});
