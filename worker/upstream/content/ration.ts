import * as z from "zod/mini";
import type { Recommendation } from "../../../shared/ration/ration-view.ts";
import { tolerantMembers } from "../lists.ts";
import { linkSchema, positiveSchema } from "./fields.ts";

const rounded = z.nullish(
  z.pipe(
    positiveSchema,
    z.transform((value: number) => Math.round(value)),
  ),
);

export const recommendationSchema: z.ZodMiniType<Recommendation> = z.object(
  tolerantMembers({
    grams: rounded,
    energy: rounded,
    reason: z.nullish(z.string()),
    link: z.nullish(linkSchema),
  }),
);
