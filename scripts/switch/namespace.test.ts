import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runWrangler } from "../run-wrangler.ts";
import { openLocalNamespace } from "./local-namespace.ts";
import { accountNamespace } from "./namespace.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetcher);
  return fetcher;
};
const namespace = () => accountNamespace({ namespace: "https://api.example", token: "t" });
const failure = (code: number) => JSON.stringify({ success: false, errors: [{ code, message: "…" }] });

test("the account's values are read, stored and deleted by key", async () => {
  const fetcher = answering(200, '["commande"]');
  expect(await namespace().get("exit-intent")).toBe('["commande"]');
  await namespace().set("features", '["guide"]');
  await namespace().set("features", null);
  expect(fetcher.mock.calls.map(([url, { method, body } = {}]) => [url, method, body])).toEqual([
    ["https://api.example/values/exit-intent", "GET", undefined],
    ["https://api.example/values/features", "PUT", '["guide"]'],
    ["https://api.example/values/features", "DELETE", undefined],
  ]);
});

test("all names with a beginning are listed, page by page", async () => {
  const page = (names: string[], cursor: string) =>
    new Response(JSON.stringify({ result: names.map((name) => ({ name })), result_info: { cursor } }));
  const fetcher = answering(200, "");
  fetcher.mockResolvedValueOnce(page(["a:1", "a:2"], "next")).mockResolvedValueOnce(page(["a:3"], ""));
  expect(await namespace().names("a:")).toEqual(["a:1", "a:2", "a:3"]);
  expect(fetcher.mock.calls.map(([url]) => url)).toEqual([
    "https://api.example/keys?prefix=a%3A",
    "https://api.example/keys?prefix=a%3A&cursor=next",
  ]);
  answering(403, failure(10_000));
  await expect(namespace().names("a:")).rejects.toThrow("did not list a:: 403");
});

test("a missing key is no failure; a missing namespace, a refusal or a write that fails is", async () => {
  answering(404, failure(10_009));
  expect(await namespace().get("features")).toBe(undefined);
  answering(404, failure(10_013));
  await expect(namespace().get("features")).rejects.toThrow("did not read features: 404");
  answering(403, failure(10_000));
  await expect(namespace().get("features")).rejects.toThrow("403");
  await expect(namespace().set("features", "[]")).rejects.toThrow("did not store features: 403");
});

test("what wrangler stores on this machine is read, and the other way round", async () => {
  const persist = mkdtempSync(join(tmpdir(), "storefront-switch-"));
  const wrangler = (...words: string[]) =>
    runWrangler(["kv", "key", ...words, "--namespace-id", "n1", "--local", "--persist-to", persist]);
  try {
    await wrangler("put", "features", "one");
    const local = await openLocalNamespace("n1", persist);
    expect([await local.get("features"), await local.get("maintenance")]).toEqual(["one", undefined]);
    expect(await local.names("feat")).toEqual(["features"]);
    await local.set("features", null);
    await local.set("maintenance", "two");
    await local.close();
    expect(await wrangler("get", "maintenance", "--text")).toContain("two");
  } finally {
    rmSync(persist, { recursive: true });
  }
}, 120_000);
