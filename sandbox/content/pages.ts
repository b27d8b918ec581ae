import * as z from "zod/mini";
import { pageSchema, seoSchema } from "./entries/fields.ts";
import { readFolder } from "./read-content.ts";

const entrySchema = z.extend(z.omit(pageSchema, { slug: true }), { seo: seoSchema });

export const pages = Object.fromEntries(
  readFolder("pages", entrySchema).map(({ name: slug, entry }) => [slug, { slug, ...entry }]),
);
