import type { ProductCard } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { productTexts } from "../texts.ts";

const t = translator(productTexts);

export function CardPrice({ product }: { product: ProductCard }) {
  const { price, weight, format, several, lowestPrice30Days } = product;
  return (
    <>
      <Price
        amount={price}
        from={several && price !== null ? t("from") : undefined}
        lowestPrice30Days={lowestPrice30Days}
      />{" "}
      {price !== null && format && <span className="note">{`${unbroken(format)} `}</span>}
      {price === null && <VisuallyHidden>{t("noPrice")}</VisuallyHidden>}
      {price !== null && weight !== null && <PricePerKilo amount={price} weight={weight} />}
    </>
  );
}
