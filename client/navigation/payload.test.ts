import { encode } from "turbo-stream";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fetchPayload, hasPayload, payloadUrl, prefetchPayload, reusedFor } from "./payload.ts";

const shop = "https://museau.example";
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", { origin: shop });
  return () => vi.unstubAllGlobals();
});

test("the payload of a page stands behind its path, with its query and without its anchor", () => {
  expect(payloadUrl(new URL("/chien/?tri=prix#avis", shop)).href).toBe(`${shop}/chien/_payload?tri=prix`);
});

test.each([
  ["a page", "/chien/", true],
  ["a page with a query", "/chien/?page=2", true],
  ["another site", "https://www.example.org/chien/", false],
  ["another port", "https://museau.example:8443/chien/", false],
  ["a file", "/sitemap.xml", false],
  ["a page without its slash, which the worker redirects", "/chien", false],
  ["the stand-ins", "/_sandbox/", false],
  ["a call", "/api/cart/", false],
  ["a cart link, which must run once", "/chien/?variantId=11000101", false],
  ["a cart link with a list", "/chien/?variantId[]=11000101", false],
])("%s: %s is for a client navigation: %s", (_, address, expected) => {
  expect(hasPayload(new URL(address, shop))).toBe(expected);
});

test("a payload is read from its stream before its late parts have come", async () => {
  const { promise: reviews, resolve: come } = Promise.withResolvers<{ part: string[] }>();
  const stream = encode({ build: "b1", loggedIn: false, page: { props: { reviews } } });
  fetch.mockResolvedValue(new Response(stream.pipeThrough(new TextEncoderStream())));
  const payload = (await fetchPayload(new URL("/chien/", shop))) as unknown as {
    page: { props: { reviews: Promise<string[]> } };
  };
  come({ part: ["bon"] });
  expect(await payload.page.props.reviews).toEqual(["bon"]);
});

test("an answer that is no payload is an error that names the page", async () => {
  fetch.mockResolvedValue(new Response("Bad Gateway", { status: 502 }));
  await expect(fetchPayload(new URL("/chien/", shop))).rejects.toThrow("/chien/: 502");
});

test("a prefetched payload is decoded once, and taken by the first navigation", async () => {
  fetch.mockImplementation(() => Promise.resolve(payloadOf("private, max-age=15")));
  const page = new URL("/chat/", shop);
  const ahead = await prefetchPayload(page);
  expect(await fetchPayload(page)).toBe(ahead);
  expect(fetch).toHaveBeenCalledOnce();
  expect(await fetchPayload(page)).not.toBe(ahead);
});

test.each([
  ["one that must not be stored", "no-store", 0],
  ["an old one", "private, max-age=15", reusedFor],
])("%s is fetched again", async (_, control, age) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  fetch.mockImplementation(() => Promise.resolve(payloadOf(control)));
  const page = new URL("/faq/", shop);
  const ahead = await prefetchPayload(page);
  vi.advanceTimersByTime(age);
  expect(await fetchPayload(page)).not.toBe(ahead);
  expect(fetch).toHaveBeenCalledTimes(2);
});

function payloadOf(control: string): Response {
  const stream = encode({ build: "b1", loggedIn: false, page: { props: {} } });
  return new Response(stream.pipeThrough(new TextEncoderStream()), { headers: { "Cache-Control": control } });
}
