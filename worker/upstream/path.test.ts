import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createHttp } from "./http.ts";
import { leadsElsewhere, path } from "./path.ts";

const hostile = [
  "../../admin/orders",
  "..",
  "x/../..",
  "a?b=1",
  "a#b",
  "..\\..\\admin",
  "%2e%2e",
  "a&b",
  "é à",
];

test.each(hostile)("%j names one step of the call, or the call is refused", (part) => {
  const call = path`shop/orders/${part}/items/${3}`;
  if (leadsElsewhere(call)) return;
  const { pathname, search, hash } = new URL(call, "https://api.example/v2/");
  const steps = pathname.split("/").map(decodeURIComponent);
  expect(steps).toEqual(["", "v2", "shop", "orders", part, "items", "3"]);
  expect(search + hash).toBe("");
});

test("a part in the query stays in its place", () => {
  expect(path`shop/payment-methods?paymentId=${4}&tokenValue=${"a&b=c"}`).toBe(
    "shop/payment-methods?paymentId=4&tokenValue=a%26b%3Dc",
  );
});

test.each([
  "shop/../admin",
  "shop/%2E%2e/admin",
  "shop/.",
  "..",
  "/admin",
  "//evil.example",
  "a\\b",
  "a#b",
  ".\t./a",
])("a call to %j is not sent, and nothing is found there", async (call) => {
  const fetcher = vi.fn(async () => Response.json({}));
  const http = createHttp({ service: "ecommerce", baseURL: "https://api.example/v2", fetcher });
  await expect(http(call, { schema: z.unknown() })).rejects.toMatchObject({ status: 404, refused: true });
  expect(fetcher).not.toHaveBeenCalled();
});

test.each(["shop/orders", "b2c-products/sku-1.2.3", "page/..a", "", "shop/orders?x=a..b"])(
  "a call to %j is",
  async (call) => {
    const fetcher = vi.fn(async () => Response.json({}));
    const http = createHttp({ service: "ecommerce", baseURL: "https://api.example/v2", fetcher });
    await http(call, { schema: z.unknown() });
    expect(fetcher).toHaveBeenCalledOnce();
  },
);
