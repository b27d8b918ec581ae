import { expect, test } from "vitest";
import type { Ask, Visitor } from "./ask-version.ts";
import { smoke } from "./smoke.ts";

const heading = "<h1>Museau</h1>";
const product = (inside: string) => `${heading}${inside}</html>`;
const form = '<form method="post" action="/api/cart/items"></form>';

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

/** A shop with a cart and a login; `broken` posts are answered as if they had been done. */
function visiting(broken: readonly string[] = []): Visitor {
  let path = "/";
  let count = 0;
  let signedIn = false;
  const remove = '<form method="post" action="/api/cart/items/7/remove"></form>';
  const login = (field: string) =>
    `<form method="post" action="/connexion/"><input type="hidden" name="step" value="${field}"><input name="${field}"></form>`;
  return {
    timeToFill: 0,
    path: () => path,
    async open(to, fields) {
      path = to;
      if (fields && broken.includes(to)) return heading;
      if (to === "/api/cart/items") count += 1;
      if (to.endsWith("/remove")) count -= 1;
      if (fields?.password === "right") signedIn = true;
      if (to === "/mon-compte/" && !signedIn) path = "/connexion/";
      if (path === "/connexion/") return login(fields?.step === "email" ? "password" : "email");
      return path === "/panier/" && count > 0 ? remove : (shop[path] ?? heading);
    },
  };
}

const asks = (own: Partial<Parameters<typeof smoke>[0]> = {}) => ({
  ...{ ask: asking(shop), askAsBrowser: asking(shop), askOld: asking(shop), visitor: visiting() },
  ...own,
});

test.each([
  ["/api/cart/items", "was put into the cart and is not in it"],
  ["/api/cart/items/7/remove", "was removed from the cart and is still in it"],
])("a cart that a post to %s does not change fails", async (path, message) => {
  await expect(smoke(asks({ visitor: visiting([path]) }))).rejects.toThrow(message);
});

test("a test customer signs in; one who does not come in fails", async () => {
  const email = "test@museau.example";
  await expect(smoke(asks({ customer: { email, password: "right" } }))).resolves.toBeUndefined();
  await expect(smoke(asks({ customer: { email, password: "wrong" } }))).rejects.toThrow("is not signed in");
});

test("a cart that both versions close is not filled", async () => {
  const closed = asking(shop, ["/panier/"]);
  const visitor = visiting(["/api/cart/items"]);
  await expect(smoke(asks({ ask: closed, askOld: closed, visitor }))).resolves.toBeUndefined();
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
