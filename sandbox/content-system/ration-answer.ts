import * as z from "zod/mini";
import type { Link } from "../content/entries/fields.ts";
import { productSchemas } from "../content/entries/product.ts";
import { type NoResult, recommend } from "./ration-rules.ts";

export const rationQuery = z.object({
  ref: z.string().check(z.minLength(1)),
  weight: z.coerce.number().check(z.positive(), z.maximum(100)),
  month: z.pipe(z.coerce.number(), z.int().check(z.minimum(0))),
});
type Animal = Omit<z.infer<typeof rationQuery>, "ref">;

/** Undefined for what is not a whole product. */
export function rationAnswer(product: unknown, animal: Animal): Record<string, unknown> | undefined {
  const food = productSchemas[2].safeParse(product);
  if (!food.success) return undefined;
  const answer = recommend(food.data, animal);
  return "reason" in answer
    ? { grams: null, energy: null, reason: answer.reason, link: linkFor(answer.reason, food.data.animal) }
    : { ...answer, reason: null, link: null };
}

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
