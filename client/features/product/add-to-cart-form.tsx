import { type FormEventHandler, type ReactNode, useState } from "react";
import { addToCartAnchor, api } from "../../../shared/api/api.ts";
import { maximumQuantity } from "../../../shared/cart/cart.ts";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import type { SourceItemList } from "../../../shared/cart/source-item-list.ts";
import { formatMoney, isWholeAmount } from "../../../shared/money/money.ts";
import type { Variant } from "../../../shared/product/product.ts";
import type { Frequency } from "../../../shared/subscription/subscription.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Counter } from "../../ui/counter.tsx";
import css from "./add-to-cart-form.module.css";
import { productScreenTexts } from "./buy-box.texts.ts";
import { canBeSubscribed, idAt, PurchaseChoice } from "./purchase-choice.tsx";

const t = translator(productScreenTexts);

export interface AddToCartFormProps {
  /** In stock and with a price. */
  variant: Variant;
  frequencies: readonly Frequency[];
  sourceItemList: SourceItemList;
  /** Path of the redirect without scripts. */
  returnTo: string;
  today: string;
  draft: Record<string, string>;
  /** Ends the ids of a page with several forms. */
  place?: string | undefined;
  frequencyProblem?: string | undefined;
  onIntent?: () => void;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  pending?: boolean;
  message?: ReactNode;
}

export function AddToCartForm({
  variant,
  frequencies,
  sourceItemList,
  returnTo,
  today,
  draft,
  place,
  frequencyProblem,
  onIntent,
  onSubmit,
  pending = false,
  message,
}: AddToCartFormProps) {
  const [quantity, setQuantity] = useState(Number.parseInt(draft.quantity ?? "", 10) || 1);
  return (
    <form
      className={css.form}
      id={idAt(addToCartAnchor, place)}
      method="post"
      action={api.items}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={"variantCode" satisfies keyof AddItem} value={variant.code} />
      <input type="hidden" name={"sourceItemList" satisfies keyof AddItem} value={sourceItemList} />
      <input type="hidden" name={"returnTo" satisfies keyof AddItem} value={returnTo} />
      <PurchaseChoice
        variant={variant}
        frequencies={frequencies}
        today={today}
        draft={draft}
        place={place}
        problem={frequencyProblem}
      />
      <div className={css.buy}>
        <Counter
          name={"quantity" satisfies keyof AddItem}
          min={1}
          max={maximumQuantity}
          value={quantity}
          onChange={setQuantity}
          labels={{ field: t("buy.quantity"), less: t("buy.less"), more: t("buy.more") }}
        />
        <Button className={css.submit} pending={pending}>
          {pending ? t("buy.pending") : t("buy.submit")}
        </Button>
      </div>
      {quantity > 1 && <p>{totalText(variant, quantity)}</p>}
      <div className={css.message} role="status">
        {message}
      </div>
    </form>
  );
}

/** What the button buys, where it is more than the price beside it. */
function totalText(variant: Variant, quantity: number): string {
  const { price, subscriptionPrice } = variant;
  if (!isWholeAmount(price)) return "";
  const once = t("buy.total", {
    quantity,
    price: formatMoney(price),
    total: formatMoney(price * quantity),
  });
  if (!canBeSubscribed(variant) || !isWholeAmount(subscriptionPrice)) return once;
  return `${once} (${t("buy.subscriptionTotal", { total: formatMoney(subscriptionPrice * quantity) })})`;
}
