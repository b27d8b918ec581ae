import { details } from "./pictures/details.ts";
import { packshot } from "./pictures/packshots.ts";
import { scenes } from "./pictures/scenes.ts";
import type { ProductEntry } from "./products/product-entry.ts";
import { products } from "./products.ts";

/**
 * The SVG of a picture of the demo shop, drawn when it is asked for; undefined for a path that no content names.
 *
 * @example picture("scenes/accueil.svg")
 */
export function picture(path: string): string | undefined {
  const [folder, name] = /^(packshots|details|scenes)\/([a-z0-9-]+)\.svg$/.exec(path)?.slice(1) ?? [];
  if (folder === undefined || name === undefined) return undefined;
  if (folder === "scenes") return scenes.get(name)?.();
  if (folder === "details") return details(name);
  const product = bySlug.get(name);
  return product && packshot({ ...product.pack, range: product.range, animal: product.animal });
}

const bySlug = new Map<string, ProductEntry>(products.map((product) => [product.slug, product]));
