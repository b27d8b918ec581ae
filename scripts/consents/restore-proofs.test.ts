import { Hono } from "hono";
import { expect, test } from "vitest";
import { proofSeconds } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { createAccount } from "../provision/account.ts";
import { copyProofs, restoreProofs } from "./restore-proofs.ts";

const day = 86_400;
const pageSize = 30;
const proofs = { bucket: "proofs", namespace: "n1" };

/** Bucket and namespace of an account, with the platform's paging and refusals. */
function storage(copies: Map<string, { text: string; age: number }>) {
  const values = new Map<string, { value: string; expiration: number }>();
  const seconds = () => clock.now() / 1000;
  const app = new Hono().basePath("/accounts/acc");
  const ok = (result: unknown, cursor?: string) => ({
    success: true,
    errors: [],
    result,
    result_info: { cursor },
  });
  app.get("/r2/buckets/proofs/objects", (c) => {
    const from = Number(c.req.query("cursor") ?? 0);
    const objects = [...copies].map(([key, { age }]) => ({
      key,
      last_modified: new Date((seconds() - age) * 1000).toISOString(),
    }));
    const next = from + pageSize < objects.length ? String(from + pageSize) : undefined;
    return c.json(ok(objects.slice(from, from + pageSize), next));
  });
  app.get("/r2/buckets/proofs/objects/:key", (c) => {
    const found = copies.get(c.req.param("key"));
    return found ? c.text(found.text) : c.json({ success: false, errors: [], result: null }, 404);
  });
  app.get("/storage/kv/namespaces/n1/keys", (c) => c.json(ok([...values.keys()].map((name) => ({ name })))));
  app.put("/r2/buckets/proofs/objects/:key", async (c) => {
    copies.set(c.req.param("key"), { text: await c.req.text(), age: 0 });
    return c.json(ok({}));
  });
  app.get("/storage/kv/namespaces/n1/values/:key", (c) =>
    c.text(values.get(c.req.param("key"))?.value ?? ""),
  );
  app.put("/storage/kv/namespaces/n1/bulk", async (c) => {
    const entries: { key: string; value: string; expiration: number }[] = await c.req.json();
    if (entries.some(({ expiration }) => !(expiration > seconds() + 60)))
      return c.json(
        { success: false, errors: [{ code: 10_053, message: "invalid expiration" }], result: null },
        400,
      );
    for (const { key, ...entry } of entries) values.set(key, entry);
    return c.json(ok({}));
  });
  app.notFound((c) => c.json({ success: false, errors: [{ code: 7003, message: c.req.path }] }, 404));
  const fetcher = async (url: RequestInfo | URL, init?: RequestInit) => app.request(String(url), init);
  const account = createAccount({ baseURL: "http://account", token: "t", id: "acc", fetcher });
  return { account, values };
}

const textOf = (age: number) =>
  JSON.stringify({ at: new Date(clock.now() - age * day * 1000).toISOString(), text: 2 });

const copies = new Map(
  Array.from({ length: 70 }, (_, place) => [
    place % 7 === 0 ? `proof${place}/end` : `proof${place}`,
    { text: textOf(place), age: place * day },
  ]),
);

test("a namespace that is lost has each proof again, with the rest of its life", async () => {
  const { account, values } = storage(copies);
  const lines: string[] = [];
  const told = { act: true, say: (line: string) => void lines.push(line) };
  expect(await restoreProofs(account, proofs, told)).toEqual({ copies: 70, missing: 70, restored: 70 });
  expect(values.get("proof7/end")).toEqual({
    value: expect.stringContaining('"text":2'),
    expiration: expect.closeTo(clock.now() / 1000 - 7 * day + proofSeconds, -2),
  });
  expect(lines).toEqual(["50 of 70 read, 50 restored", "70 of 70 read, 70 restored"]);
  expect(await restoreProofs(account, proofs, told)).toEqual({ copies: 70, missing: 0, restored: 0 });
});

test("without --do nothing is written, and what has expired is not missing", async () => {
  const old = new Map([...copies, ["old", { text: "{}", age: proofSeconds }]]);
  const { account, values } = storage(old);
  const counted = await restoreProofs(account, proofs, { act: false, say: () => {} });
  expect(counted).toEqual({ copies: 71, missing: 70, restored: 0 });
  expect(values.size).toBe(0);
});

test("proofs from before the bucket are copied once, and end with their own life", async () => {
  const { account, values } = storage(new Map());
  values.set("early/end", { value: textOf(100), expiration: 0 });
  expect([await copyProofs(account, proofs), await copyProofs(account, proofs)]).toEqual([1, 0]);
  values.clear();
  await restoreProofs(account, proofs, { act: true, say: () => {} });
  expect(values.get("early/end")?.expiration).toBeCloseTo(clock.now() / 1000 - 100 * day + proofSeconds, -2);
});

test("a proof that was copied late and has expired since is left out, and the others are restored", async () => {
  const late = { text: textOf(proofSeconds / day + 1), age: 5 * day };
  const { account, values } = storage(new Map([["late", late], ...copies]));
  const counted = await restoreProofs(account, proofs, { act: true, say: () => {} });
  expect(counted).toEqual({ copies: 71, missing: 71, restored: 70 });
  expect([values.size, values.has("late")]).toEqual([70, false]);
});
