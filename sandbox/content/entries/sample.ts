import * as z from "zod/mini";
import { imageSchema, seoSchema } from "./fields.ts";

const sampleSchema = z.object({
  slug: z.string(),
  name: z.string(),
  product: z.string(),
  code: z.string().check(z.regex(/^\d{8}$/)),
  format: z.string(),
  weight: z.int().check(z.positive()),
  price: z.nullish(z.number()),
  in_stock: z._default(z.boolean(), false),
  contents: z.array(z.string()),
  description: z.string(),
  image: z.nullish(imageSchema),
  seo: z.nullish(seoSchema),
});
export type Sample = z.infer<typeof sampleSchema>;
