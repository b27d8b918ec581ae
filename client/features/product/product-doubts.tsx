import type { Drawn } from "../../../shared/experiment/experiments.ts";
import { guideStartHref } from "../../../shared/guide/guide-start.ts";
import { comparisonHref } from "../../../shared/product/comparison.ts";
import type { Product } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(productPageTexts);

interface ProductDoubtsProps {
  product: Pick<Product, "sku" | "sample" | "animal">;
  guide: Drawn<"guide-link"> | null;
}

/** Ways for a shopper who is not sure yet, below the button. */
export function ProductDoubts({ product: { sku, sample, animal }, guide }: ProductDoubtsProps) {
  return (
    <ul className="small">
      {guide && (
        <li data-experiment={guide.mark}>
          <a className="link" href={animal ? guideStartHref(animal) : href("guide-croquettes")}>
            {t(`guide.${guide.segment}`, { animal: t(`animals.${animal ?? "any"}`) })}
          </a>
        </li>
      )}
      <li>
        <a className="link" href={comparisonHref([sku])} rel="nofollow">
          {t("compare")}
        </a>
      </li>
      {sample && (
        <li>
          <a className="link" href={href("produits-echantillons-sample", { sample })}>
            {t("sample")}
          </a>
        </li>
      )}
    </ul>
  );
}
