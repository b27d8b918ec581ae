import { env } from "cloudflare:workers";
import { href } from "../../../shared/routes.ts";
import { soldOut } from "../cart-shopper.ts";
import { contactPath, goodMessage, tokenFor } from "../contact-form.ts";
import { browserWith, logIn, people } from "../customer.ts";
import { answerLink } from "../mail-link.ts";
import { withoutSubscription } from "../order-lines.ts";
import { visitor } from "../visitor.ts";
import { nobody, ofNewcomer } from "./customers.ts";
import type { Write } from "./write.ts";

const soldOutPage = "/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/";

const anonymous = (
  path: string,
  to: string,
  action: string | null,
  fields: () => Record<string, string>,
): Write => ({
  path,
  method: "POST",
  prepare: async () => {
    const browser = visitor();
    const token = async () => (action === null ? {} : tokenFor(action));
    return { browser, send: async () => browser.post(to, { ...fields(), ...(await token()) }) };
  },
});

let numbers = 0;

const contract = (path: string, to: string, number: string): Write =>
  anonymous(path, to, null, () => ({
    name: "Nadia Petit",
    email: "nadia@exemple.fr",
    [number]: `00${++numbers}`,
    faire: "confirmer",
  }));

export const formWrites: Record<string, Write> = {
  invitation: ofNewcomer("POST", "/shop/sponsorships", (browser) =>
    browser.post(href("mon-compte-mes-parrainages"), { emails: nobody(), message: "" }),
  ),
  newsletter: anonymous("/shop/newsletter-subscriptions", "/api/newsletter", "newsletter", () => ({
    email: nobody(),
  })),
  "mail when a format is back": anonymous(
    `/shop/product-variants/${soldOut.variantCode}`,
    "/api/stock-notifications",
    "stock",
    () => ({ email: nobody(), variantCode: soldOut.variantCode, returnTo: soldOutPage }),
  ),
  "order cancelled": {
    path: "/shop/orders/demo-payee/cancellation",
    method: "POST",
    prepare: async () => {
      await withoutSubscription("demo-payee");
      const browser = browserWith(await logIn(people.marguerite.email));
      const to = href("mon-compte-mes-commandes-order-annuler", { order: "demo-payee" });
      return { browser, send: () => browser.post(to, {}) };
    },
  },
  "parcel reported": {
    path: "/shop/orders/demo-expediee/claims",
    method: "POST",
    prepare: async () => {
      await env.DB.prepare("delete from order_claims").run();
      const lines = await env.DB.prepare(
        "select order_items.id from order_items join orders on orders.id = orderId where tokenValue = 'demo-expediee'",
      ).first<{ id: number }>();
      const browser = browserWith(await logIn(people.marguerite.email));
      const to = href("mon-compte-mes-commandes-order-signaler", { order: "demo-expediee" });
      return {
        browser,
        send: () => browser.post(to, { kind: "missing_product", lines: String(lines?.id) }),
      };
    },
  },
  "answer that all is well": {
    path: "/shop/subscriptions/2/reminder-confirmation",
    method: "POST",
    prepare: async () => {
      await env.DB.prepare("delete from subscription_events where kind = 'confirmed'").run();
      const browser = visitor();
      const link = await answerLink(2, "tout-va-bien");
      return { browser, send: () => browser.post(link, {}) };
    },
  },
  contact: anonymous("/shop/contact-requests", contactPath, "contact", () => ({
    ...goodMessage,
    email: nobody(),
  })),
  termination: contract("/shop/contract-terminations", href("resilier-mon-abonnement"), "contractNumber"),
  withdrawal: contract("/shop/withdrawals", href("renoncer-au-contrat"), "orderNumber"),
};
