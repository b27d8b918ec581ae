import type { CollectionPage, Thing } from "schema-dts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import type { RequestedListing } from "../../page/listing/listing.ts";
import { breadcrumbList } from "../../page/seo/breadcrumb-list.ts";
import type { Category } from "../../upstream/content/page.ts";

export function structuredCollection(
  origin: string,
  { path, name, title, ancestors }: Category,
  { products, view: { page } }: Pick<RequestedListing, "view"> & { products: readonly ProductSummary[] },
): readonly Thing[] {
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    name: title,
    url: origin + categoryHref(path, page),
    mainEntity: {
      "@type": "ItemList",
      itemListElement: products.map(({ slug }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: origin + href("produits-product-format", { product: slug }),
      })),
    },
  };
  const steps = [...ancestors, { name, path }].map((step) => ({ ...step, path: categoryHref(step.path) }));
  return [breadcrumbList(origin, steps), collection];
}
