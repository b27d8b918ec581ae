import { files } from "#content-files";
import { detail } from "./drawings/details.ts";
import { packOf, samplePackOf, typicalFormat } from "./drawings/pack-of.ts";
import { packshot } from "./drawings/packshot.ts";
import { formatSlug, type ProductEntry } from "./product-entry.ts";
import { products } from "./products.ts";
import { sampleSachets } from "./samples.ts";

export function picture(path: string): string | undefined {
  const drawn = files.get(`pictures/${path}`);
  if (drawn !== undefined) return drawn.trimEnd();
  const [folder, name, format] =
    /^(packshots|samples|details)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.svg$/.exec(path)?.slice(1) ?? [];
  if (folder === undefined || name === undefined) return undefined;
  if (folder === "packshots") return packshotOf(name, format);
  if (folder === "samples") return format === undefined ? sampleOf(name) : undefined;
  const product = bySlug.get(name);
  return product && detail(product, format ?? "");
}

function packshotOf(slug: string, format: string | undefined): string | undefined {
  const product = bySlug.get(slug);
  const variant =
    format === undefined
      ? product && typicalFormat(product)
      : product?.variants.find(({ name }) => formatSlug(name) === format);
  return product && variant && packshot(packOf(product, variant));
}

function sampleOf(slug: string): string | undefined {
  const sachets = sampleSachets(slug);
  const product = products.find(({ sku }) => sku === sachets?.sku);
  return sachets && product && packshot(samplePackOf(product, sachets));
}

const bySlug = new Map<string, ProductEntry>(products.map((product) => [product.slug, product]));
