import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { findDocument } from "./document-store.ts";
import type { Link } from "./entries/fields.ts";
import { productSchemas } from "./entries/product.ts";
import { type NoResult, recommend } from "./ration-rules.ts";
import { contentError, contentNotFound, entry } from "./strapi.ts";

const asked = z.object({
  ref: z.string().check(z.minLength(1)),
  weight: z.coerce.number().check(z.positive(), z.maximum(100)),
  month: z.pipe(z.coerce.number(), z.int().check(z.minimum(0))),
});

export const rations = new Hono<SandboxEnv>().get("/getReco", async (c) => {
  const query = asked.safeParse(c.req.query());
  if (!query.success) return contentError(400, "ValidationError", "ref, weight and month are needed");
  const { ref, ...animal } = query.data;
  const found = await findDocument(c.get("db"), "product", ref);
  const food = productSchemas[2].safeParse(found?.json);
  if (!found || !food.success) throw contentNotFound();
  const answer = recommend(food.data, animal);
  return c.json(
    entry(
      found,
      "reason" in answer
        ? { grams: null, energy: null, reason: answer.reason, link: linkFor(answer.reason, food.data.animal) }
        : { ...answer, reason: null, link: null },
    ),
  );
});

function linkFor(reason: NoResult, animal: "dog" | "cat"): Link | null {
  const [category, young, grown] =
    animal === "dog"
      ? (["chien", "chiot", "Les croquettes pour chien adulte"] as const)
      : (["chat", "chaton", "Les croquettes pour chat adulte"] as const);
  switch (reason) {
    case "adultFoodForGrowth":
      return { to: `/${category}/croquettes/${young}/`, name: `Les croquettes pour ${young}` };
    case "growthFoodForAdult":
      return { to: `/${category}/croquettes/adulte/`, name: grown };
    case "treat":
    case "complementary":
    case "weightOutOfTable":
      return { to: `/${category}/croquettes/`, name: `Toutes les croquettes pour ${category}` };
    case "tooYoung":
      return null;
  }
}
