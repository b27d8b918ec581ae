import { afterEach, expect, test } from "vitest";
import { services } from "../../sandbox/faults/fault-rules.ts";
import { cacheProfiles } from "../../worker/cache/profiles.ts";
import { breakService, mendServices, passSeconds, visitor } from "./visitor.ts";

/** What each answer of a service takes, in milliseconds: long enough that a busy machine adds no round by itself. */
const round = 1000;

const longestKept = Math.max(...Object.values(cacheProfiles).map(({ keep }) => keep));

afterEach(mendServices);

test.each([
  ["home", "/"],
  ["a listing", "/chien/croquettes/"],
  ["a product", "/produits/croquettes-chien-adulte-poulet-fermier-riz/"],
])("with nothing cached %s sends its first byte within two rounds of the services", async (_, path) => {
  passSeconds(longestKept + 1);
  for (const service of services) await breakService({ service, mode: "slow", delay: round });
  const start = performance.now();
  const answer = await visitor().get(path);
  const reader = answer.body?.getReader();
  await reader?.read();
  const rounds = (performance.now() - start) / round;
  await reader?.cancel();

  expect(answer.status).toBe(200);
  expect(rounds).toBeGreaterThan(1);
  expect(rounds).toBeLessThan(3);
});
