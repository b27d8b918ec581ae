import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

async function proposed(postcode: string, city: string) {
  const answer = await visitor().get(`/api/proposed-towns?${new URLSearchParams({ postcode, city })}`);
  const { towns } = await answer.json<{ towns: unknown }>();
  return { status: answer.status, cache: answer.headers.get("cache-control"), towns };
}

test("the town of the postcode is proposed for another one, and none for its own", async () => {
  expect(await proposed("69 100", "Paris")).toEqual({
    status: 200,
    cache: "private, max-age=60",
    towns: ["Villeurbanne"],
  });
  expect(await proposed("69100", "VILLEURBANNE")).toMatchObject({ towns: [] });
  expect(await proposed("69999", "Paris")).toMatchObject({ status: 200, towns: [] });
});

test("what is no French postcode, and a town that is missing, are not asked", async () => {
  const calls = await countCalls("address-search");
  expect(await proposed("1000", "Bruxelles")).toMatchObject({ towns: [] });
  expect(await proposed("69100", "")).toMatchObject({ towns: [] });
  expect(await calls()).toBe(0);
});

test("an address base that fails proposes nothing, and that is logged", async () => {
  const log = readLog();
  await breakService({ service: "address-search", mode: "status", status: 500 });
  expect(await proposed("69100", "Paris")).toEqual({ status: 200, cache: "no-store", towns: [] });
  expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "no towns proposed" }));
});

test("nothing is proposed over the limit of a network", async () => {
  vi.spyOn(env.ADDRESS_SUGGESTIONS_LIMIT, "limit").mockResolvedValue({ success: false });
  expect(await proposed("69100", "Paris")).toEqual({ status: 200, cache: "no-store", towns: [] });
});
