import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const path = (q: string) => `/api/address-suggestions?${new URLSearchParams({ q })}`;

async function suggested(q: string) {
  const answer = await visitor().get(path(q));
  const { addresses } = await answer.json<{ addresses: unknown }>();
  return { status: answer.status, cache: answer.headers.get("cache-control"), addresses };
}

test("addresses in France are suggested, with their number where it is known, and no towns", async () => {
  expect(await suggested("12 rue des trois croq")).toEqual({
    status: 200,
    cache: "private, max-age=60",
    addresses: [
      { street: "12 Rue des Trois Croquettes", postcode: "69130", city: "Écully" },
      { street: "12 Rue des Trois Croquettes", postcode: "76000", city: "Rouen" },
    ],
  });
  expect(await suggested("Écully")).toMatchObject({ addresses: [] });
  expect(await suggested("rue sans code")).toMatchObject({ addresses: [] });
});

test("few letters, and signs alone, are not asked", async () => {
  const calls = await countCalls("address-search");
  for (const q of ["", "12 r", "     12", "«»!…--", "--- 12 r"])
    expect((await suggested(q)).addresses).toEqual([]);
  expect(await calls()).toBe(0);
});

test.each([
  ["has had enough", { mode: "status", status: 429 }],
  ["fails", { mode: "status", status: 500 }],
  ["breaks off", { mode: "refused" }],
  ["is a page of a proxy", { mode: "garbage" }],
  ["is cut in two", { mode: "truncated" }],
  ["says nothing", { mode: "empty" }],
] as const)("an address base that %s suggests nothing, and that is logged", async (_, fault) => {
  const log = readLog();
  await breakService({ service: "address-search", ...fault });
  expect(await suggested("12 rue des trois")).toEqual({ status: 200, cache: "no-store", addresses: [] });
  expect(
    log().filter(({ level, event }) => level === "error" && event === "no addresses suggested"),
  ).toHaveLength(1);
});

test("an address base that hangs suggests nothing, after 1.5 s", async () => {
  const log = readLog();
  const { passTime } = stopTimers();
  const held = holdCalls((call) => call.includes("/geocodage/"));
  const suggesting = suggested("12 rue des trois");
  await held.waiting(1);
  passTime(1499);
  expect(await isPending(suggesting)).toBe(true);
  passTime(1);
  expect(await suggesting).toEqual({ status: 200, cache: "no-store", addresses: [] });
  expect(log().map(({ event }) => event)).toContain("no addresses suggested");
});

test("over the limit of a network they are refused with a sentence", async () => {
  readLog();
  vi.spyOn(env.ADDRESS_SUGGESTIONS_LIMIT, "limit").mockResolvedValue({ success: false });
  const calls = await countCalls("address-search");
  const answer = await visitor().get(path("12 rue des trois"));
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    429,
    "60",
    "no-store",
  ]);
  expect(await answer.json()).toEqual({ message: expect.stringContaining("Patientez une minute") });
  expect(await calls()).toBe(0);
});
