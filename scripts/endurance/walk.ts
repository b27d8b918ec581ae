import { api } from "../../shared/api/api.ts";
import { categoryHref, href } from "../../shared/routes.ts";
import type { Asked, WholeAnswer } from "../bench/load.ts";
import type { StandIns } from "../bench/stand-ins.ts";

export interface Step {
  kind: string;
  /** A document, not a call of one. */
  isPage?: boolean;
  ask(visitor: Visitor): Asked & { path: string };
  learn?(visitor: Visitor, answer: WholeAnswer): void;
}

export interface Visitor {
  origin: string;
  cart?: string | undefined;
  line?: number | undefined;
}

export function walkOf({ listing, product }: StandIns, customerCookies: string): Step[] {
  const shelf = categoryHref(listing.path);
  const article = href("produits-product-format", { product: product.slug });
  const page = (kind: string, path: string): Step => ({
    kind,
    isPage: true,
    ask: ({ cart }) => ({ path, headers: cookies(cart) }),
  });
  const own = (path: string): Step => ({
    kind: "Account",
    isPage: true,
    ask: () => ({ path, headers: { Cookie: customerCookies } }),
  });
  const suggestions = (query: string): Step => ({
    kind: "Suggestions",
    ask: () => ({ path: `${api.suggestions}?q=${query}`, headers: { Accept: "application/json" } }),
  });
  const change = (body: (visitor: Visitor) => object): Step => ({
    kind: "Cart, written",
    ask: (visitor) => ({
      path: visitor.line === undefined ? api.items : api.item(visitor.line),
      method: "POST",
      headers: {
        ...cookies(visitor.cart),
        Accept: "application/json",
        "Content-Type": "application/json",
        Origin: visitor.origin,
        "Sec-Fetch-Site": "same-origin",
      },
      body: JSON.stringify(body(visitor)),
    }),
    learn(visitor, answer) {
      visitor.cart = /\r\nset-cookie: cartToken=([^;]+)/i.exec(answer.head)?.[1] ?? visitor.cart;
      const line = /"line":\{"id":(\d+)/.exec(answer.body())?.[1];
      visitor.line = line === undefined ? undefined : Number(line);
    },
  });

  return [
    page("Home", href("index")),
    page("Landing page", categoryHref("chien")),
    page("Listing", shelf),
    page("Product", article),
    suggestions("croq"),
    suggestions("croquettes"),
    page("Search", `${href("rechercher")}?q=croquettes`),
    page("Product", article),
    change(() => ({ variantCode: product.variantCode, quantity: 1 })),
    page("Cart", href("panier")),
    change(() => ({ quantity: 2 })),
    {
      kind: "Cart, read",
      ask: ({ cart }) => ({ path: api.cart, headers: { ...cookies(cart), Accept: "application/json" } }),
    },
    change(() => ({ quantity: 0 })),
    page("Home", href("index")),
    page("Product", article),
    own(href("mon-compte")),
    page("Listing", shelf),
    page("Product", article),
    own(href("mon-compte-mes-commandes")),
  ];
}

const cookies = (cart: string | undefined): Record<string, string> =>
  cart ? { Cookie: `cartToken=${cart}` } : {};
