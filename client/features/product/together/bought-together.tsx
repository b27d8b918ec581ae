import type { CartSuggestion } from "../../../../shared/cart/suggestions/cart-suggestion.ts";
import { formatMoney } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Section } from "../../../ui/section.tsx";
import css from "./bought-together.module.css";
import { boughtTogetherTexts } from "./bought-together.texts.ts";
import { SuggestedFormat } from "./suggested-format.tsx";
import { TogetherForm, type TogetherFormProps } from "./together-form.tsx";

const t = translator(boughtTogetherTexts);

export interface BoughtTogetherProps {
  products: readonly CartSuggestion[];
  addAll?: (Omit<TogetherFormProps, "children"> & { total: number }) | undefined;
}

export function BoughtTogether({ products, addAll }: BoughtTogetherProps) {
  return (
    <Section title={t("title")} tone="sand">
      <ul className={css.list}>
        {products.map((product) => (
          <li key={product.variantCode} className={css.item}>
            <SuggestedFormat product={product} />
          </li>
        ))}
      </ul>
      {addAll && (
        <TogetherForm codes={addAll.codes} source={addAll.source} path={addAll.path}>
          {t("addAll", { count: addAll.codes.length, total: formatMoney(addAll.total) })}
        </TogetherForm>
      )}
    </Section>
  );
}
