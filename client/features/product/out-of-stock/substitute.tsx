import type { CartSuggestion } from "../../../../shared/cart/suggestions/cart-suggestion.ts";
import { formatMoney } from "../../../../shared/money/money.ts";
import { productPageTexts } from "../../../../shared/product/product-page.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { SuggestedFormat } from "../together/suggested-format.tsx";
import { TogetherForm, type TogetherFormProps } from "../together/together-form.tsx";
import css from "./out-of-stock.module.css";

const t = translator(productPageTexts);

export interface SubstituteProps extends Pick<TogetherFormProps, "source" | "path"> {
  product: CartSuggestion;
  isSameRecipe: boolean;
}

export function Substitute({ product, isSameRecipe, ...form }: SubstituteProps) {
  const { variantCode, variantName, price } = product;
  return (
    <section className={css.substitute} aria-labelledby="a-la-place">
      <h2 className={css.title} id="a-la-place">
        {t(isSameRecipe ? "substitute.format" : "substitute.recipe")}
      </h2>
      {!isSameRecipe && <p>{t("substitute.same")}</p>}
      <div className={css.format}>
        <SuggestedFormat product={product} />
      </div>
      <TogetherForm codes={[variantCode]} {...form}>
        {t("substitute.add", { format: unbroken(variantName), price: formatMoney(price) })}
      </TogetherForm>
    </section>
  );
}
