import { expect, test } from "vitest";
import { UpstreamError } from "../upstream-error.ts";
import { createEcommerce } from "./ecommerce.ts";

const country = (code: string) => ({ code, name: code });

function api(answer: (page: number) => object) {
  const asked: URL[] = [];
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    token: "secret",
    fetcher: async ({ url }) => {
      asked.push(new URL(url));
      return Response.json(answer(Number(asked.at(-1)?.searchParams.get("page") ?? 1)));
    },
  });
  return { ecommerce, asked };
}

const codes = async ({ ecommerce }: ReturnType<typeof api>) =>
  (await ecommerce.countries()).map(({ code }) => code);

const next = (page: number) => `/api/v2/shop/countries?page=${page}`;

test.each([
  ["version 1.10", "hydra:member", "hydra:view", "hydra:next"],
  ["later versions", "member", "view", "next"],
])("a collection is read to its last page: %s", async (_, members, view, following) => {
  const paged = api((page) => ({
    [members]: [country(`C${page}`)],
    [view]: { "@id": "x", ...(page < 3 && { [following]: next(page + 1) }) },
  }));
  expect(await codes(paged)).toEqual(["C1", "C2", "C3"]);
  expect(paged.asked.map(({ search }) => new URLSearchParams(search).get("channelCode"))).toEqual(
    Array(3).fill("museau_fr"),
  );
});

test("what was asked for is asked for on every page", async () => {
  const paged = api((page) => ({
    member: [],
    ...(page === 1 && {
      member: [{ id: "p", name: "P" }],
      view: { next: "/api/v2/shop/pickup-points?page=2" },
    }),
  }));
  await paged.ecommerce.pickupPoints({ carrier: "relay", postcode: "69002", countryCode: "FR" });
  expect(paged.asked.map(({ searchParams }) => searchParams.get("postcode"))).toEqual(["69002", "69002"]);
});

test.each([
  "https://evil.example/steal?page=2",
  "//evil.example/steal?page=2",
  "/api/v2/shop/customers/1?page=2",
  "?page=2",
])("the next page leads the token nowhere else: %s", async (address) => {
  const paged = api((page) => ({
    "hydra:member": [country(`C${page}`)],
    ...(page === 1 && { "hydra:view": { "hydra:next": address } }),
  }));
  expect(await codes(paged)).toEqual(["C1", "C2"]);
  expect(new Set(paged.asked.map(({ origin, pathname }) => origin + pathname))).toEqual(
    new Set(["https://shop.example/api/v2/shop/countries"]),
  );
});

test("an API that never ends is not read for ever", async () => {
  const endless = api((page) => ({
    "hydra:member": [country("C")],
    "hydra:view": { "hydra:next": next(page + 1) },
  }));
  expect(await codes(endless)).toHaveLength(20);
  const same = api(() => ({ "hydra:member": [country("C")], "hydra:view": { "hydra:next": next(2) } }));
  await same.ecommerce.countries();
  expect(same.asked).toHaveLength(2);
  const beyond = api((page) => ({
    "hydra:member": page === 1 ? [country("C")] : [],
    "hydra:view": { "hydra:next": next(page + 1) },
  }));
  expect(await codes(beyond)).toEqual(["C"]);
  expect(beyond.asked).toHaveLength(2);
});

test("a view that cannot be read, or names no page, is the last", async () => {
  for (const view of [
    null,
    "x",
    [],
    { "hydra:next": 2 },
    { "hydra:next": "" },
    { "hydra:next": "http://[" },
  ]) {
    expect(await codes(api(() => ({ "hydra:member": [country("C")], "hydra:view": view })))).toEqual(["C"]);
  }
});

test("an answer without members is no empty collection", async () => {
  await expect(api(() => ({})).ecommerce.countries()).rejects.toThrow(UpstreamError);
  await expect(api(() => ({ "hydra:totalItems": 0 })).ecommerce.addresses()).rejects.toThrow(UpstreamError);
  expect(await codes(api(() => ({ "hydra:member": [] })))).toEqual([]);
});
