import { expect, test } from "vitest";
import type { Emptied } from "../../worker/cache/emptied.ts";
import { decided, emptiedIn, keyNamed, lineOf } from "./emptied.ts";

const at = Date.UTC(2026, 10, 30);
const emptied: Emptied = { value: { skus: ["A"] }, at };
const decision = { is: "accepted", at, who: "Ana", why: "sold no more" } as const;

test("it is named as its editors know it", () => {
  expect(["chien/croquettes", "/chien/croquettes/", "menu", "home", "shops"].map(keyNamed)).toEqual([
    "emptied:1:fr-FR:category:chien/croquettes",
    "emptied:1:fr-FR:category:chien/croquettes",
    "emptied:1:fr-FR:header:b2c-header",
    "emptied:1:fr-FR:page:home",
    "emptied:1:fr-FR:shop:*",
  ]);
});

test("what is kept back is listed, with who decided and why", async () => {
  const values = new Map([
    [keyNamed("chien"), JSON.stringify(emptied)],
    [keyNamed("menu"), JSON.stringify({ ...emptied, decision })],
  ]);
  const all = await emptiedIn({
    names: async (prefix) => [...values.keys(), "content:1"].filter((name) => name.startsWith(prefix)),
    get: async (name) => values.get(name),
    set: async () => {},
    close: async () => {},
  });
  expect([...all].map(([key, one]) => lineOf(key, one))).toEqual([
    "chien: emptied 2026-11-30T00:00:00.000Z, KEPT BACK until somebody decides: accept or restore",
    "menu: emptied 2026-11-30T00:00:00.000Z, accepted 2026-11-30T00:00:00.000Z by Ana (sold no more)",
  ]);
});

test("a decision keeps the version of before; one about nothing, or the same again, is refused", () => {
  const key = keyNamed("chien");
  const [stored, text] = decided(new Map([[key, emptied]]), key, decision);
  expect([stored, JSON.parse(text)]).toEqual([key, { ...emptied, decision }]);
  const all = new Map([[key, { ...emptied, decision }]]);
  expect(() => decided(all, key, decision)).toThrow("so already");
  expect(() => decided(all, keyNamed("chat"), decision)).toThrow(
    "No publish has emptied chat. Kept back: chien.",
  );
});
