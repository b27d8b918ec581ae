import * as clock from "../../shared/time/clock.ts";
import type { Answer, Question } from "./plain-server.ts";

export type SyliusVersion = "1.14" | "2.0";

export const plainShopper = { email: "oliver@doe.example", password: "sylius, douze signes" };

const base = "/api/v2/shop";
const iri = (path: string) => `${base}/${path}`;
const token = "nAWw2jewpA~3_x-Z";
const hash = "01932f0a-7d1e-7a44-9a54-2f6a4b0c1d2e";
const variants: Readonly<Record<string, number>> = { "31000101": 1890, "Tasse n° 3": 4990 };
const carrier = { id: 1, code: "UPS", position: 0, name: "UPS", description: "Deux jours", price: 500 };
export const chequeInstructions = "Envoyez le chèque au 3 quai des Brumes.";
const methods = ["STRIPE", "CHEQUE", "ON_INVOICE"].map((code, position) => ({
  id: position + 1,
  code,
  position,
  name: code.toLowerCase(),
  description: "",
  instructions: code === "STRIPE" ? null : chequeInstructions,
}));

interface Line {
  id: number;
  code: string;
  quantity: number;
}

/** Answers as Sylius does without any code of its own, with bodies in the form of its public fixtures. */
/** Calls of both versions that no walk makes. */
const otherRoutes: readonly [method: string, path: string][] = [
  ["POST", "customers"],
  ["POST", "customers/reset-password"],
  ["POST", "customers/verify"],
];

export function plainSylius(version: SyliusVersion, gateway: string) {
  const isNew = version === "2.0";
  const book: object[] = [];
  let lines: Line[] = [];
  let checkout = { checkoutState: "cart", paymentState: "cart", shippingState: "cart" };
  let order: Record<string, unknown> = {};
  let chosen = { carrier: "UPS", method: "STRIPE" };
  let hasPaid = false;
  let requestState = "";

  const isPlaced = () => checkout.checkoutState === "completed";

  const calls: Record<string, (asked: Asked) => Answer | undefined> = {
    "POST orders": ({ sent }) => jsonLd({ ...show(), localeCode: sent.localeCode }, 201),
    "GET orders/:token": () => jsonLd(show()),
    "DELETE orders/:token": () => {
      lines = [];
      return { status: 204 };
    },
    "POST orders/:token/items": ({ sent }) => {
      const code = codeIn(sent.productVariant);
      if (code === undefined || !(code in variants)) return violation("productVariant", "does not exist");
      const line = lines.find((one) => one.code === code);
      if (line) line.quantity += Number(sent.quantity);
      else lines.push({ id: 40 + lines.length, code, quantity: Number(sent.quantity) });
      return jsonLd(show(), 201);
    },
    "PATCH orders/:token/items/40": ({ sent }) => {
      lines = lines.map((line) => (line.id === 40 ? { ...line, quantity: Number(sent.quantity) } : line));
      return jsonLd(show());
    },
    "DELETE orders/:token/items/40": () => {
      lines = lines.filter(({ id }) => id !== 40);
      return { status: 204 };
    },
    "PUT orders/:token": ({ sent, isCustomer }) => {
      if (isCustomer) order = { ...order, customer };
      if (sent.billingAddress) {
        const { billingAddress, shippingAddress = billingAddress } = sent;
        order = {
          ...order,
          billingAddress: address(billingAddress),
          shippingAddress: address(shippingAddress),
        };
        checkout = { ...checkout, checkoutState: "addressed" };
      }
      return jsonLd(show());
    },
    "PATCH orders/:token/shipments/8": ({ sent }) => {
      chosen = { ...chosen, carrier: lastOf(sent.shippingMethod) };
      checkout = { ...checkout, checkoutState: "shipping_selected" };
      return jsonLd(show());
    },
    "PATCH orders/:token/payments/9": ({ sent }) => {
      chosen = { ...chosen, method: lastOf(sent.paymentMethod) };
      checkout = { ...checkout, checkoutState: "payment_selected" };
      return jsonLd(show());
    },
    "PATCH orders/:token/complete": () => {
      if (checkout.checkoutState !== "payment_selected") return violation("", "cannot be completed");
      checkout = { checkoutState: "completed", paymentState: "awaiting_payment", shippingState: "ready" };
      return jsonLd(show());
    },
    "GET countries": () => list([{ "@type": "Country", code: "FR", name: "France", provinces: [] }]),
    "POST customers/token": ({ sent }) =>
      sent.email === plainShopper.email && sent.password === plainShopper.password
        ? { body: { token: jwt(), customer: customer["@id"] } }
        : { status: 401, body: { code: 401, message: "Invalid credentials." } },
    "GET customers/7": ({ isCustomer }) =>
      isCustomer
        ? jsonLd({
            ...customer,
            defaultAddress: null,
            user: { "@id": iri("shop-users/3"), "@type": "ShopUser", verified: true },
            firstName: "Oliver",
            lastName: "Doe",
            fullName: "Oliver Doe",
            phoneNumber: null,
            gender: "u",
            birthday: null,
            subscribedToNewsletter: false,
          })
        : unauthorized,
    "GET addresses": ({ isCustomer }) => (isCustomer ? list(book) : unauthorized),
    "POST addresses": ({ sent, isCustomer }) => {
      if (!isCustomer) return unauthorized;
      book.push(address(sent));
      return jsonLd(address(sent), 201);
    },
    "GET orders": ({ isCustomer }) => (isCustomer ? list(isPlaced() ? [show()] : []) : unauthorized),
    ...Object.fromEntries(
      methods.map((method) => [
        `GET payment-methods/${method.code}`,
        () => jsonLd({ "@type": "PaymentMethod", ...method }),
      ]),
    ),
    "GET shipping-methods/UPS": () => jsonLd({ "@type": "ShippingMethod", ...carrier }),
    ...(isNew ? newer() : older()),
  };

  return {
    answer({ method, path, query, headers, body }: Question): Answer {
      const isCustomer = headers.authorization === `Bearer ${lastToken}`;
      if (headers.authorization && !isCustomer) return unauthorized;
      const resource = path.replace(`${base}/`, "").replace(token, ":token");
      const [, code] = /^product-variants\/([^/]+)$/.exec(resource) ?? [];
      if (method === "GET" && code !== undefined) return variant(decodeURIComponent(code));
      const call = calls[`${method} ${resource}`];
      if (!path.startsWith(base) || !call) return noRoute(method, path);
      if (resource.startsWith("orders/:token") && order.customer && !isCustomer) return notFound;
      const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
      if (body && headers["content-type"] !== type)
        return problem(415, `The content-type "${headers["content-type"]}" is not supported.`);
      return call({ sent: body ? JSON.parse(body) : {}, query, isCustomer }) ?? notFound;
    },
    /** The gateway has the money; Sylius 1.14 hears of it by a notification. */
    pay() {
      hasPaid = true;
      if (!isNew) checkout = { ...checkout, paymentState: "paid" };
    },
  };

  function older(): typeof calls {
    return {
      "GET shipping-methods": ({ query }) => list(isOfCart(query) ? [carrier] : []),
      "GET payment-methods": ({ query }) => list(isOfCart(query) ? methods : []),
      "GET orders/:token/payments/9/configuration": () =>
        // PHP writes an empty map as a list.
        ({ body: chosen.method === "STRIPE" ? { redirectUrl: `${gateway}payer/17` } : [] }),
    };
  }

  function newer(): typeof calls {
    return {
      "GET orders/:token/shipments/8/methods": () => list(isPlaced() ? [] : [carrier]),
      "GET orders/:token/payments/9/methods": () => list(isPlaced() ? [] : methods),
      "POST orders/:token/payment-requests": ({ sent }) => {
        const { paymentId, paymentMethodCode, payload } = sent;
        if (!paymentId || !paymentMethodCode)
          return { status: 400, body: { code: 400, message: "Request does not have the required fields." } };
        if (paymentMethodCode !== chosen.method || !payload?.target_path || !payload.after_path)
          return violation("", "The payment request has no handler.");
        requestState = chosen.method === "STRIPE" ? "processing" : "completed";
        return jsonLd(request(payload), 201);
      },
      [`GET payment-requests/${hash}`]: () => (requestState ? jsonLd(request(null)) : undefined),
      [`PUT payment-requests/${hash}`]: ({ sent: { payload } }) => {
        if (requestState !== "processing") return undefined;
        if (hasPaid && payload?.http_request?.query?.session === "cs_17") {
          requestState = "completed";
          checkout = { ...checkout, paymentState: "paid" };
        }
        return jsonLd(request(payload ?? null));
      },
    };
  }

  function request(payload: object | null) {
    const isPending = requestState === "processing";
    return {
      "@context": "/api/v2/contexts/PaymentRequest",
      "@id": iri(`payment-requests/${hash}`),
      "@type": "PaymentRequest",
      hash,
      state: requestState,
      action: "capture",
      payload,
      responseData: isPending ? { publishable_key: "pk_1", url: `${gateway}payer/17` } : [],
      payment: iri(`orders/${token}/payments/9`),
      method: iri(`payment-methods/${chosen.method}`),
    };
  }

  function isOfCart(query: URLSearchParams): boolean {
    return !isPlaced() && query.get("tokenValue") === token;
  }

  function show() {
    const itemsTotal = lines.reduce((sum, { code, quantity }) => sum + quantity * (variants[code] ?? 0), 0);
    const shippingTotal = lines.length > 0 ? carrier.price : 0;
    const within = isNew ? `orders/${token}/` : "";
    const { customer: owner, ...rest } = order;
    return {
      "@context": "/api/v2/contexts/Order",
      "@id": iri(`orders/${token}`),
      "@type": "Order",
      channel: iri("channels/WEB"),
      currencyCode: "EUR",
      localeCode: "fr_FR",
      ...checkout,
      tokenValue: token,
      payments: lines.length
        ? [
            {
              "@id": iri(`${within}payments/9`),
              "@type": "Payment",
              id: 9,
              method: iri(`payment-methods/${chosen.method}`),
            },
          ]
        : [],
      shipments: lines.length
        ? [
            {
              "@id": iri(`${within}shipments/8`),
              "@type": "Shipment",
              id: 8,
              method: iri(`shipping-methods/${chosen.carrier}`),
            },
          ]
        : [],
      items: lines.map((line) => ({
        "@id": iri(isNew ? `${within}items/${line.id}` : `order-items/${line.id}`),
        "@type": "OrderItem",
        variant: iri(`product-variants/${encodeURIComponent(line.code)}`),
        productName: "Croquettes simples",
        id: line.id,
        quantity: line.quantity,
        unitPrice: variants[line.code],
        originalUnitPrice: variants[line.code],
        total: line.quantity * (variants[line.code] ?? 0),
        discountedUnitPrice: variants[line.code],
        subtotal: line.quantity * (variants[line.code] ?? 0),
      })),
      itemsTotal,
      total: itemsTotal + shippingTotal,
      itemsSubtotal: itemsTotal,
      taxTotal: 0,
      shippingTaxTotal: 0,
      taxExcludedTotal: 0,
      taxIncludedTotal: 0,
      shippingTotal,
      orderPromotionTotal: 0,
      shippingPromotionTotal: 0,
      ...(isPlaced() && { number: "000000017" }),
      ...rest,
      // Version 1.14 neither names the customer nor tells what is null.
      ...(isNew && {
        state: isPlaced() ? "new" : "cart",
        customer: owner ?? null,
        billingAddress: rest.billingAddress ?? null,
        shippingAddress: rest.shippingAddress ?? null,
        number: isPlaced() ? "000000017" : null,
      }),
    };
  }

  function variant(code: string): Answer {
    if (!(code in variants)) return notFound;
    return jsonLd({
      "@id": iri(`product-variants/${encodeURIComponent(code)}`),
      "@type": "ProductVariant",
      code,
      name: code,
      product: iri("products/PLN-1"),
      optionValues: [],
      price: variants[code],
      originalPrice: variants[code],
      lowestPriceBeforeDiscount: null,
      inStock: true,
    });
  }

  function noRoute(method: string, path: string): Answer {
    const [allowed] = otherRoutes.find(([, known]) => path === `${base}/${known}`) ?? [];
    if (allowed)
      return problem(
        405,
        `No route found for "${method} http://sylius.example${path}": Method Not Allowed (Allow: ${allowed})`,
      );
    return problem(404, `No route found for "${method} http://sylius.example${path}"`);
  }

  function problem(status: number, text: string): Answer {
    return isNew
      ? {
          status,
          type: "application/problem+json; charset=utf-8",
          body: { type: `/errors/${status}`, title: "An error occurred", status, detail: text },
        }
      : jsonLd(
          { "@type": "hydra:Error", "hydra:title": "An error occurred", "hydra:description": text },
          status,
        );
  }

  function violation(propertyPath: string, message: string): Answer {
    return jsonLd({ "@type": "ConstraintViolationList", violations: [{ propertyPath, message }] }, 422);
  }
}

interface Sent {
  [member: string]: unknown;
  billingAddress?: object;
  shippingAddress?: object;
  payload?: {
    target_path?: string;
    after_path?: string;
    http_request?: { query?: Record<string, string> };
  };
}

interface Asked {
  sent: Sent;
  query: URLSearchParams;
  isCustomer: boolean;
}

const customer = { "@id": iri("customers/7"), "@type": "Customer", email: plainShopper.email };

const notFound: Answer = { status: 404, body: { code: 404, message: "Not Found" } };

const unauthorized: Answer = { status: 401, body: { code: 401, message: "JWT Token not found" } };

const jsonLd = (body: object, status = 200): Answer => ({
  status,
  type: "application/ld+json; charset=utf-8",
  body,
});

const list = (members: readonly object[]): Answer =>
  jsonLd({ "@type": "hydra:Collection", "hydra:member": members, "hydra:totalItems": members.length });

const address = (sent: object) => ({ "@id": iri("addresses/1"), "@type": "Address", id: 1, ...sent });

const lastOf = (reference: unknown): string => String(reference).replace(/^.*\//, "");

function codeIn(reference: unknown): string | undefined {
  const [, code] = /^\/api\/v2\/shop\/product-variants\/([^/]+)$/.exec(String(reference)) ?? [];
  return code === undefined ? undefined : decodeURIComponent(code);
}

let lastToken = "";

function jwt(): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
  const iat = Math.floor(clock.now() / 1000);
  lastToken = `${part({ alg: "RS256" })}.${part({ iat, exp: iat + 3600, username: plainShopper.email })}.x`;
  return lastToken;
}
