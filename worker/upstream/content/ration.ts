import * as z from "zod/mini";
import type { Recommendation } from "../../../shared/ration/ration-view.ts";
import { linkSchema } from "./fields.ts";

export const recommendationSchema: z.ZodMiniType<Recommendation> = z.object({
  grams: z.nullish(z.int().check(z.positive())),
  energy: z.nullish(z.number()),
  reason: z.nullish(z.string()),
  link: z.nullish(linkSchema),
});
