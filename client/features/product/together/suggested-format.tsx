import type { CartSuggestion } from "../../../../shared/cart/suggestions/cart-suggestion.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import cardLink from "../../../ui/card-link.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import css from "./suggested-format.module.css";

/** The link covers the whole parent, which must be `position: relative`. */
export function SuggestedFormat({ product }: { product: CartSuggestion }) {
  const { href, name, variantName, image, price, weight } = product;
  return (
    <>
      <span className={`contain ${css.picture}`}>
        {image && <Picture image={image} alt="" widths={[160, 320]} ground="paper" />}
      </span>
      <span className={css.words}>
        <a className={cardLink.link} href={href}>
          {unbroken(name)}
        </a>
        <span className="note">{unbroken(variantName)}</span>
        <span className={css.price}>
          <Price amount={price} /> <PricePerKilo amount={price} weight={weight} />
        </span>
      </span>
    </>
  );
}
