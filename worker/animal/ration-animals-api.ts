import { Hono } from "hono";
import { formatWeight } from "../../shared/animal/weight/format-weight.ts";
import type { RationAnimal } from "../../shared/api/animals-for-ration.ts";
import type { AppEnv } from "../context.ts";
import { animalsToFeed } from "../nutrition/animals-to-feed.ts";

/** Called by the calculator of a product page, whose HTML is cached and the same for everybody. */
export const rationAnimalsApi = new Hono<AppEnv>().get("/for-ration", async (c) => {
  c.header("Cache-Control", "no-store");
  const animals = await animalsToFeed(c);
  const known = animals.flatMap(({ id, kind, name, weight, birthday }): RationAnimal[] =>
    kind === c.req.query("kind") && weight !== null && birthday !== null
      ? [{ id, name, poids: formatWeight(weight), naissance: birthday }]
      : [],
  );
  return c.json({ animals: known });
});
