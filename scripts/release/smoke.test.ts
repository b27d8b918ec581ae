import { expect, test } from "vitest";
import { type Ask, smoke } from "./smoke.ts";

const heading = "<h1>Museau</h1>";
const product = (inside: string) => `${heading}${inside}</html>`;
const form = '<form method="post" action="/api/cart/items">';

const shop: Record<string, string> = {
  "/": `${heading}<a href="/chien/croquettes/">Croquettes</a><script src="/assets/base-1.js"></script>`,
  "/chien/croquettes/": `${heading}<a href="/produits/vide/">Vide</a><a href="/produits/plein/">Plein</a>`,
  "/produits/vide/": product(""),
  "/produits/plein/": product(form),
  "/assets/base-1.js": "",
  "/panier/": heading,
  "/connexion/": heading,
};

const asking =
  (pages: Record<string, string>, closed: readonly string[] = []): Ask =>
  async (path) => {
    if (closed.includes(path))
      return new Response(null, { status: 302, headers: { Location: "/maintenance/" } });
    return new Response(pages[path] ?? heading, { status: path in pages ? 200 : 404 });
  };

const asks = (own: { ask?: Ask; askAsBrowser?: Ask; askOld?: Ask } = {}) => ({
  ...{ ask: asking(shop), askAsBrowser: asking(shop), askOld: asking(shop) },
  ...own,
});

test("a shop whose first product is sold out passes by another one", async () => {
  await expect(smoke(asks())).resolves.toBeUndefined();
});

test("a shop in which nothing can be put into the cart fails", async () => {
  const ask = asking({ ...shop, "/produits/plein/": product("") });
  await expect(smoke(asks({ ask }))).rejects.toThrow("None of 2 products can be put into the cart");
});

test("a page that both versions close passes; one that the new version closes alone fails", async () => {
  for (const path of ["/", "/chien/croquettes/", "/produits/vide/", "/panier/", "/connexion/"]) {
    const ask = asking(shop, [path]);
    await expect(smoke(asks({ ask, askOld: asking(shop, [path]) }))).resolves.toBeUndefined();
    await expect(smoke(asks({ ask }))).rejects.toThrow(`${path} was answered 302`);
  }
});

test("a document that breaks off in a browser fails, though crawlers have it whole", async () => {
  const askAsBrowser = asking({ ...shop, "/produits/plein/": `${heading}${form}` });
  await expect(smoke(asks({ askAsBrowser }))).rejects.toThrow(
    "/produits/plein/ does not come to its end in a browser",
  );
});
