import { type FormEventHandler, type ReactNode, useState } from "react";
import { addToCartAnchor, api } from "../../../../shared/api/api.ts";
import { maximumQuantity } from "../../../../shared/cart/cart.ts";
import type { AddItem } from "../../../../shared/cart/cart-input.ts";
import type { SourceItemList } from "../../../../shared/cart/source-item-list.ts";
import type { Frequency } from "../../../../shared/frequency/frequency.ts";
import { formatMoney, isWholeAmount } from "../../../../shared/money/money.ts";
import { sameForLess } from "../../../../shared/product/buy-box/same-for-less.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Button } from "../../../ui/button.tsx";
import { Counter } from "../../../ui/counter.tsx";
import { Price } from "../../../ui/price.tsx";
import css from "./add-to-cart-form.module.css";
import { productScreenTexts } from "./buy-box.texts.ts";
import { canBeSubscribed, idAt, PurchaseChoice } from "./purchase-choice.tsx";

const t = translator(productScreenTexts);

export interface AddToCartFormProps {
  /** Must be in stock and have a price. */
  variant: Variant;
  frequencies: readonly Frequency[];
  sourceItemList: SourceItemList;
  returnTo: string;
  today: string;
  draft: Record<string, string>;
  /** Suffix that keeps element ids unique when the page has several forms. */
  place?: string | undefined;
  frequencyProblem?: string | undefined;
  isSample?: boolean | undefined;
  /** The button comes first; quantity and subscription are folded below it. */
  isFolded?: boolean | undefined;
  /** Other formats of the product, and where its page stands. */
  formats?:
    | { variants: readonly Variant[]; hrefOf: (variant: Variant, quantity: number) => string }
    | undefined;
  /** Name of the product in a bar that stays in sight; without one there is no bar. */
  barName?: string | undefined;
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
  isSample = false,
  isFolded = false,
  barName,
  formats,
  onSubmit,
  pending = false,
  message,
}: AddToCartFormProps) {
  const [quantity, setQuantity] = useState((!isSample && Number.parseInt(draft.quantity ?? "", 10)) || 1);
  const choice = !isSample && (
    <PurchaseChoice
      variant={variant}
      frequencies={frequencies}
      today={today}
      draft={draft}
      place={place}
      problem={frequencyProblem}
    />
  );
  const counter = !isSample && (
    <Counter
      name={"quantity" satisfies keyof AddItem}
      min={1}
      max={maximumQuantity}
      value={quantity}
      onInput={setQuantity}
      labels={{ field: t("buy.quantity"), less: t("buy.less"), more: t("buy.more") }}
    />
  );
  return (
    <form
      className={`${isFolded ? "stack-3" : "stack-5"} ${css.form}`}
      id={idAt(addToCartAnchor, place)}
      method="post"
      action={api.items}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <input type="hidden" name={"variantCode" satisfies keyof AddItem} value={variant.code} />
      <input type="hidden" name={"sourceItemList" satisfies keyof AddItem} value={sourceItemList} />
      <input type="hidden" name={"returnTo" satisfies keyof AddItem} value={returnTo} />
      {sourceItemList === "ration" && (
        <input type="hidden" name={"targetQuantity" satisfies keyof AddItem} value={quantity} />
      )}
      {!isFolded && choice}
      <div className="row-3">
        {!isFolded && counter}
        <Button className={css.submit} pending={pending}>
          <span>{pending ? t("buy.pending") : t("buy.submit")} </span>
          <Goods variant={variant} quantity={quantity} />
        </Button>
      </div>
      {isFolded && (
        <details open={draft.purchase === "subscription" || frequencyProblem !== undefined}>
          <summary className={css.options}>{t("buy.options")}</summary>
          <div className="stack-3">
            {choice}
            {counter}
          </div>
        </details>
      )}
      <Totals variant={variant} quantity={quantity} />
      {formats && <Cheaper variant={variant} quantity={quantity} {...formats} />}
      <div className={css.message} role="status">
        {message}
      </div>
      {barName && (
        <div className={`${css.bar} no-print`}>
          <span className={css.barName}>{unbroken(barName)}</span>
          <BarPrice variant={variant} quantity={quantity} />
          <Button size="small" pending={pending}>
            <span>
              {t("buy.short")} <Goods variant={variant} quantity={quantity} />
            </span>
          </Button>
        </div>
      )}
    </form>
  );
}

function Goods({ variant: { name }, quantity }: { variant: Variant; quantity: number }) {
  return (
    <span className={css.goods}>
      {quantity > 1
        ? t(name.includes("×") ? "buy.packs" : "buy.goods", { quantity, name: unbroken(name) })
        : unbroken(name)}
      <span data-way="subscription">{t("buy.subscribed")}</span>
    </span>
  );
}

function BarPrice({ variant, quantity }: { variant: Variant; quantity: number }) {
  const { price, subscriptionPrice } = variant;
  return (
    <span className={css.barPrice}>
      <span data-way="once">
        <Price amount={times(price, quantity)} />
      </span>
      {canBeSubscribed(variant) && (
        <span data-way="subscription">
          <Price amount={times(subscriptionPrice, quantity)} />
        </span>
      )}
    </span>
  );
}

const times = (price: Variant["price"], quantity: number) => (isWholeAmount(price) ? price * quantity : null);

function Totals({ variant, quantity }: { variant: Variant; quantity: number }) {
  const { price, subscriptionPrice } = variant;
  return (
    <>
      {quantity > 1 && <p data-way="once">{totalText(price, quantity)}</p>}
      {canBeSubscribed(variant) && (
        <p data-way="subscription">
          {t("buy.perDelivery", { total: totalText(subscriptionPrice, quantity) })}
        </p>
      )}
    </>
  );
}

type CheaperProps = Pick<AddToCartFormProps, "variant"> & { quantity: number } & NonNullable<
    AddToCartFormProps["formats"]
  >;

function Cheaper({ variant, quantity, variants, hrefOf }: CheaperProps) {
  const same = sameForLess(variants, variant, quantity);
  if (!same) return null;
  const { format, bags, saving } = same;
  const packs = bags > 1 ? t("buy.goods", { quantity: bags, name: format.name }) : format.name;
  return (
    <p data-way="once">
      <a href={hrefOf(format, bags)}>
        {unbroken(t("buy.sameForLess", { packs, saving: formatMoney(saving) }))}
      </a>
    </p>
  );
}

function totalText(price: Variant["price"], quantity: number): string {
  if (!isWholeAmount(price)) return "";
  const total = formatMoney(price * quantity);
  return quantity > 1 ? t("buy.total", { quantity, price: formatMoney(price), total }) : total;
}
