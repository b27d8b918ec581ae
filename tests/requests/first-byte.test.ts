import { expect, test } from "vitest";
import { cacheProfiles } from "../../worker/cache/profiles.ts";
import { beginningAfter, isAnyService } from "./held-calls.ts";
import { mendAfterEach, passSeconds, visitor } from "./visitor.ts";

mendAfterEach();

const longestKept = Math.max(...Object.values(cacheProfiles).map(({ keep }) => keep));

test.each([
  ["home", "/", [5, 2]],
  ["a listing", "/chien/croquettes/", [5, 1]],
  ["a product", "/produits/croquettes-chien-adulte-poulet-fermier-riz/", [6, 2]],
])(
  "with nothing cached %s sends its first byte within two rounds of the services",
  async (_, path, rounds) => {
    passSeconds(longestKept + 1);
    const first = await beginningAfter(rounds, isAnyService, () => visitor().stream(path));
    expect(first).toMatch(/^<!DOCTYPE html>/);
  },
);
