import { expect, test } from "vitest";
import { announceChanges } from "./index-now.ts";

const paths = [
  "/",
  "/chien/",
  "/chien/croquettes/",
  "/produits/poulet/",
  "/page/livraison/",
  "/magasins/lyon/",
];
const origin = "https://boutique.example";

async function announced(entries: string[], indexNowKey = "0123456789abcdef") {
  const calls: { url: string; body: unknown }[] = [];
  await announceChanges({ indexNowKey }, { origin, entries, paths }, async (request) => {
    calls.push({ url: request.url, body: await request.json() });
    return new Response("", { status: 202 });
  });
  return calls;
}

test("the pages of published entries are announced, and no others", async () => {
  expect(await announced(["home", "poulet", "chien/croquettes", "livraison"])).toEqual([
    {
      url: "https://api.indexnow.org/indexnow",
      body: {
        host: "boutique.example",
        key: "0123456789abcdef",
        keyLocation: "https://boutique.example/0123456789abcdef.txt",
        urlList: ["/", "/chien/croquettes/", "/produits/poulet/", "/page/livraison/"].map(
          (path) => origin + path,
        ),
      },
    },
  ]);
});

test("nobody is told of an entry without a page, or without a key", async () => {
  expect(await announced(["b2c-footer"])).toEqual([]);
  expect(await announced(["home"], "")).toEqual([]);
});
