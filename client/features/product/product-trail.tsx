import type { Product } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

const t = translator(productPageTexts);

export function ProductTrail({ product }: { product: Pick<Product, "name" | "ancestors" | "category"> }) {
  const { name, ancestors, category } = product;
  return (
    <Breadcrumb
      label={t("breadcrumb")}
      steps={[
        { name: t("home"), href: href("index") },
        ...[...ancestors, ...(category ? [category] : [])].map((step) => ({
          name: step.name,
          href: categoryHref(step.path),
        })),
        { name },
      ]}
    />
  );
}
