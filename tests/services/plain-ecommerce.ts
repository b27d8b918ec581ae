import * as clock from "../../shared/time/clock.ts";
import type { Answer, Question } from "./plain-server.ts";

const base = "/boutique/api/v2";
const iri = (path: string) => `${base}/shop/${path}`;
const token = "Zx9~k-Q_0aB7~mPq2";

export const plainVariant = "11000101";
export const plainCustomer = { email: "lea.robin@example.fr", password: "Vraie boutique, 12 signes" };

interface Line {
  id: number;
  quantity: number;
  subscriptionInterval: number;
}

/** An API with calls of its own, in the words of Sylius 1.10. */
export function plainEcommerce(gateway: string) {
  let line: Line | null = null;
  let order: Record<string, unknown> = {};

  return ({ method, path, body }: Question): Answer | undefined => {
    const sent = body ? JSON.parse(body) : {};
    const call = `${method} ${path.replace(`${base}/shop/`, "").replace(token, ":token")}`;
    switch (call) {
      case "POST orders":
        return linked({ ...show(), localeCode: sent.localeCode }, 201);
      case "GET orders/:token":
        return linked(show());
      case "PATCH orders/:token/items":
        line = { id: 41, quantity: sent.quantity, subscriptionInterval: sent.subscriptionInterval };
        return linked(show());
      case "PATCH orders/:token/items/41":
        line = { id: 41, ...line, ...sent };
        return linked(show());
      case "DELETE orders/:token/items/41":
        line = null;
        return { status: 204 };
      case "PUT orders/:token":
      case "PATCH orders/:token/address":
        if (sent.customer) order = { ...order, customer: { "@id": sent.customer } };
        if (sent.billingAddress) order = { ...order, checkoutState: "addressed", ...addressesOf(sent) };
        return linked(show());
      case "GET orders/:token/shipments/8/methods":
        return list([
          { "@id": iri("shipping-methods/chez-vous"), name: "Chez vous", code: "chez-vous", price: 590 },
        ]);
      case "PATCH orders/:token/shipments/8":
        order = {
          ...order,
          checkoutState: "shipping_selected",
          carrier: { id: 3, name: "Chez vous", "@id": sent.shippingMethod },
        };
        return linked(show());
      case "GET orders/:token/payments/9/methods":
        return list([
          { id: 5, code: "carte", name: "Carte bancaire", description: null, instructions: null },
        ]);
      case "PATCH orders/:token/payments/9":
        // Version 1.10 embeds the method, without a code.
        order = {
          ...order,
          checkoutState: "payment_selected",
          method: { "@id": sent.paymentMethod, id: 5, name: "Carte bancaire" },
        };
        return linked(show());
      case "PATCH orders/:token/complete":
        order = {
          ...order,
          state: "new",
          checkoutState: "completed",
          paymentState: "awaiting_payment",
          number: "000000017",
        };
        return linked(show());
      case "GET orders/:token/payments/9/configuration":
        return linked({ redirectUrl: `${gateway}payer/17` });
      case `GET product-variants/${plainVariant}`:
        return linked({
          "@id": iri(`product-variants/${plainVariant}`),
          code: plainVariant,
          product: iri("products/MUS-CH-ADU-POU"),
          inStock: true,
        });
      case "GET countries":
        return list([
          { code: "FR", name: "France" },
          { code: "BE", name: "Belgique" },
        ]);
      case "GET addresses":
        // PHP may encode an empty list as an object.
        return linked({ "hydra:member": {}, "hydra:totalItems": 0 });
      case "POST customer/lookup":
        return sent.email === plainCustomer.email
          ? linked({ exists: true })
          : { status: 404, body: { code: 404, message: "Not Found" } };
      case "POST authentication-token":
        if (sent.password !== plainCustomer.password && !isKnownIdentity(sent))
          return { status: 401, body: { code: 401, message: "Bad credentials." } };
        return linked({
          token: jwt(),
          refresh_token: "r-1",
          customer: iri("customers/7"),
          user: { verified: true },
        });
      case "GET customers/7":
        return linked({
          "@id": iri("customers/7"),
          firstName: "Léa",
          lastName: "Robin",
          email: plainCustomer.email,
          gender: "u",
          defaultAddress: null,
        });
      default:
        return linked({ "@type": "hydra:Error", "hydra:description": `No route found for "${call}"` }, 404);
    }
  };

  function show() {
    const goods = line ? line.quantity * 6490 : 0;
    const { carrier = null, method = null, ...rest } = order;
    return {
      "@id": iri(`orders/${token}`),
      "@type": "Order",
      tokenValue: token,
      state: "cart",
      checkoutState: "cart",
      paymentState: "cart",
      shippingState: "cart",
      currencyCode: "EUR",
      items: line
        ? [
            {
              ...line,
              "@id": iri("order-items/41"),
              variant: iri(`product-variants/${plainVariant}`),
              productName: "Croquettes",
              variantName: null,
              unitPrice: 6490,
              total: goods,
            },
          ]
        : {},
      payments: line ? [{ "@id": iri("payments/9"), state: "new", method }] : [],
      shipments: line ? [{ "@id": iri("shipments/8"), state: "ready", method: carrier }] : [],
      itemsTotal: goods,
      taxTotal: null,
      shippingTotal: carrier ? 590 : 0,
      orderPromotionTotal: 0,
      total: goods + (carrier ? 590 : 0),
      ...rest,
    };
  }
}

const isKnownIdentity = ({ identityToken = "", botCheckToken }: Record<string, string>) =>
  identityToken.split(".").length === 3 && botCheckToken === "jeton";

const addressesOf = ({ billingAddress, shippingAddress = billingAddress }: Record<string, object>) => ({
  billingAddress: { "@id": iri("addresses/1"), ...billingAddress },
  shippingAddress: { "@id": iri("addresses/2"), ...shippingAddress },
});

const linked = (body: unknown, status = 200): Answer => ({
  status,
  type: "application/ld+json; charset=utf-8",
  body,
});

const list = (members: readonly object[]) =>
  linked({ "@type": "hydra:Collection", "hydra:member": members, "hydra:totalItems": members.length });

function jwt(): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
  const iat = Math.floor(clock.now() / 1000);
  return `${part({ alg: "none" })}.${part({ iat, exp: iat + 3600, username: plainCustomer.email })}.x`;
}
