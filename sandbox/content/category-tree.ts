import * as z from "zod/mini";
import { categorySchema, imageSchema, seoSchema } from "./entries/fields.ts";
import { readFolder } from "./read-content.ts";

const { name, title, intro, link, text, blocks } = categorySchema.shape;

const entrySchema = z.object({
  id: z.int(),
  name,
  title,
  intro,
  link,
  image: imageSchema,
  seo: seoSchema,
  text,
  blocks,
});

export const categoryTree = new Map(
  readFolder("categories", entrySchema).map(({ name: path, entry }) => [path, entry]),
);

export const categoryPaths = [...categoryTree.keys()];

/** @throws if there is no such category */
export function categoryAt(path: string) {
  const found = categoryTree.get(path);
  if (!found) throw new Error(`There is no category ${path}.`);
  return found;
}

export function ancestorsOf(path: string): { name: string; path: string }[] {
  return categoryPaths
    .filter((other) => path.startsWith(`${other}/`))
    .map((other) => ({ name: categoryAt(other).name, path: other }));
}
