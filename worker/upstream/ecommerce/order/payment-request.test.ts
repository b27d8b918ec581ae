import { expect, test } from "vitest";
import { createEcommerce } from "../ecommerce.ts";

const returnTo = "https://boutique.example/commande/abc/";

function sylius(answer: object) {
  const sent: { call: string; body: unknown }[] = [];
  const ecommerce = createEcommerce({
    baseURL: "https://api.example/api/v2",
    channelCode: "WEB",
    version: "2.0",
    fetcher: async (request) => {
      const text = await request.text();
      const path = new URL(request.url).pathname.replace("/api/v2/", "");
      sent.push({ call: `${request.method} ${path}`, body: text && JSON.parse(text) });
      return Response.json(answer, { status: request.method === "POST" ? 201 : 200 });
    },
  });
  return { ecommerce, sent };
}

const request = (more: object) => ({
  "@id": "/api/v2/shop/payment-requests/0193",
  "@type": "PaymentRequest",
  hash: "0193",
  state: "processing",
  action: "capture",
  payload: null,
  ...more,
});

const begin = (answer: object) =>
  sylius(request(answer)).ecommerce.beginPayment("abc", { payment: 4, method: "STRIPE", returnTo });

test.each([
  [{ url: "https://pay.example/1" }, ["https://pay.example/1"]],
  [{ redirect_url: "https://pay.example/1", id: "cs_1" }, ["https://pay.example/1"]],
  [{ _links: { checkout: { href: "https://pay.example/1" } } }, ["https://pay.example/1"]],
  [{ after_url: returnTo }, []],
  [{ client_secret: "pi_1_secret", url: "javascript:alert(1)" }, []],
  [[], []],
  [null, []],
])("the addresses in %j, whatever the gateway calls them, are %j", async (responseData, addresses) => {
  expect((await begin({ responseData })).addresses).toEqual(addresses);
});

test("a request that fails at once is no payment without a page", async () => {
  await expect(begin({ state: "failed", responseData: [] })).rejects.toThrow("failed at once");
});

test.each([
  ["/api/v2/shop/payment-requests/0193", "shop/payment-requests/0193"],
  ["/api/v2/shop/orders/abc/payment-requests/0193", "shop/orders/abc/payment-requests/0193"],
])("a request named %s is read and told of the return there", async (iri, path) => {
  const pending = request({ "@id": iri, responseData: { url: "https://pay.example/1" } });
  const { ecommerce, sent } = sylius(pending);
  const { request: begun } = await ecommerce.beginPayment("abc", { payment: 4, method: "STRIPE", returnTo });
  if (!begun) throw new Error("no request");
  expect(await ecommerce.pendingPayment("abc", begun)).toEqual(["https://pay.example/1"]);
  expect(await ecommerce.reportReturn("abc", begun, { returnTo, query: { PayerID: "P2" } })).toBe(false);
  expect(sent.map(({ call }) => call)).toEqual([
    "POST shop/orders/abc/payment-requests",
    `GET ${path}`,
    `PUT ${path}`,
  ]);
  expect(sent[2]?.body).toEqual({
    payload: {
      target_path: returnTo,
      after_path: returnTo,
      http_request: { method: "GET", uri: returnTo, query: { PayerID: "P2" } },
    },
  });
});

test("a decided request is not resumed", async () => {
  const { ecommerce } = sylius(
    request({ state: "completed", responseData: { url: "https://pay.example/1" } }),
  );
  expect(await ecommerce.pendingPayment("abc", { hash: "0193", isBelowOrder: false })).toEqual([]);
});
