import type { FormEvent } from "react";
import { api } from "../../../shared/api.ts";
import { type CartLine, maximumQuantity } from "../../../shared/cart.ts";
import { cartTexts } from "../../../shared/i18n/cart.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { formatMoney } from "../../../shared/money.ts";
import { frequencies, noSubscription } from "../../../shared/subscription.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Counter } from "../../ui/counter.tsx";
import { Price } from "../../ui/price.tsx";
import { Select } from "../../ui/select.tsx";
import css from "./cart-line.module.css";

const t = translator(cartTexts);

export interface LineChange {
  quantity?: number;
  /** Days; 0 is a one-off purchase. */
  interval?: number;
}

export interface CartLineItemProps {
  line: CartLine;
  /** The quantity that was typed without scripts and refused. */
  typedQuantity?: string | undefined;
  pending: boolean;
  moneyPending: boolean;
  onChange?: ((lineId: number, change: LineChange) => void) | undefined;
  onRemove?: ((lineId: number) => void) | undefined;
}

/** Where the focus goes when the line before it is removed. */
export const removeButtonId = (lineId: number) => `retirer-${lineId}`;

const intervals = [
  { value: noSubscription, label: t("line.once") },
  ...frequencies.map(({ code, label }) => ({ value: code, label: t("every", { label }) })),
];

export function CartLineItem({
  line,
  typedQuantity,
  pending,
  moneyPending,
  onChange,
  onRemove,
}: CartLineItemProps) {
  const {
    id,
    productName: name,
    variantName,
    quantity,
    subscriptionInterval,
    unitPrice,
    total,
    href,
    image,
  } = line;

  return (
    <li className={css.line} aria-busy={pending || undefined}>
      <div className={css.picture}>
        {image && <img src={image.url} alt="" width={image.width} height={image.height} />}
      </div>
      <div className={css.what}>
        <h2 className={css.name}>{href ? <a href={href}>{name}</a> : name}</h2>
        <p className={css.detail}>{variantName}</p>
        <p className={css.detail}>{t("line.each", { price: formatMoney(unitPrice) })}</p>
        {subscriptionInterval !== noSubscription && (
          <p className={css.badge}>
            <Badge tone="accent">{t("line.subscription")}</Badge>
          </p>
        )}
      </div>
      <p className={moneyPending ? `${css.total} ${css.stale}` : css.total}>
        <Price amount={total} />
      </p>
      <form
        className={css.change}
        method="post"
        action={api.item(id)}
        onSubmit={onChange && ((event) => event.preventDefault())}
      >
        <Counter
          name="quantity"
          min={1}
          max={maximumQuantity}
          value={quantity}
          typed={typedQuantity}
          onChange={(wanted) => onChange?.(id, { quantity: wanted })}
          labels={{
            field: t("line.quantity", { name }),
            less: t("line.less", { name }),
            more: t("line.more", { name }),
          }}
        />
        <div className={css.frequency}>
          <Select
            id={`rythme-${id}`}
            name="interval"
            label={t("line.frequency", { name })}
            quiet
            choices={intervals}
            {...frequencyOf(subscriptionInterval, onChange && ((interval) => onChange(id, { interval })))}
          />
        </div>
        <Button look="quiet" className={onChange ? css.scriptless : undefined}>
          {t("line.update")}
        </Button>
      </form>
      <form
        className={css.remove}
        method="post"
        action={api.removeItem(id)}
        onSubmit={onRemove && ((event) => remove(event, () => onRemove(id)))}
      >
        <Button look="quiet" id={removeButtonId(id)} aria-label={t("line.removeNamed", { name })}>
          {t("line.remove")}
        </Button>
      </form>
    </li>
  );
}

/** Ruled by the cart where somebody listens; otherwise the form keeps it until it is posted. */
function frequencyOf(interval: number, onChoose: ((interval: number) => void) | undefined) {
  return onChoose
    ? {
        value: interval,
        onChange: (event: { target: { value: string } }) => onChoose(Number(event.target.value)),
      }
    : { defaultValue: interval };
}

function remove(event: FormEvent, onRemove: () => void): void {
  event.preventDefault();
  onRemove();
}
