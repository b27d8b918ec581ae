import type { FormEvent } from "react";
import { api } from "../../../../shared/api/api.ts";
import {
  type Cart,
  type CartLine,
  type CheaperPacks,
  type EatenInCart,
  maximumQuantity,
} from "../../../../shared/cart/cart.ts";
import type { ChangeItem, SwapItem } from "../../../../shared/cart/cart-input.ts";
import { frequencyOf, isOffered, noSubscription } from "../../../../shared/frequency/frequency.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { addToParcelHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Counter } from "../../../ui/counter.tsx";
import frame from "../../../ui/frame.module.css";
import { Notice } from "../../../ui/notice.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { ProductTitle } from "../../../ui/product-title.tsx";
import { Select } from "../../../ui/select.tsx";
import { cartTexts } from "../cart.texts.ts";
import css from "./cart-line.module.css";

const t = translator(cartTexts);

export interface LineHandlers {
  onChange: (lineId: number, change: { quantity?: number; interval?: number }) => void;
  onRemove: (lineId: number) => void;
  onSwap: (lineId: number, packs: CheaperPacks) => void;
}

export interface CartLineItemProps extends LineHandlers {
  line: CartLine;
  frequencies: Cart["frequencies"];
  draftQuantity?: string | undefined;
  aside?: boolean | undefined;
  problem: string | undefined;
  offersParcel?: boolean | undefined;
  eaten?: EatenInCart[string] | undefined;
  busy: boolean;
  updating: boolean;
}

export const removeButtonId = (lineId: number, aside?: boolean) =>
  aside ? `retirer-${lineId}-a-cote` : `retirer-${lineId}`;

function intervalsFor(own: number, frequencies: Cart["frequencies"]) {
  const isListed = own === noSubscription || isOffered(frequencies, own);
  const codes = [...frequencies.map(({ code }) => code), ...(isListed ? [] : [own])];
  return [
    { value: noSubscription, label: t("line.once") },
    ...codes.map((code) => ({ value: code, label: frequencyOf(code, frequencies) })),
  ];
}

export function CartLineItem({
  line,
  frequencies,
  draftQuantity,
  aside,
  problem,
  offersParcel,
  eaten,
  busy,
  updating,
  onChange,
  onRemove,
  onSwap,
}: CartLineItemProps) {
  const { id, productName: name, quantity, subscriptionInterval, total, image } = line;
  const LineName = aside ? "h3" : "h2";
  const intervals = subscriptionInterval === null ? [] : intervalsFor(subscriptionInterval, frequencies);

  return (
    <li className={aside ? css.line : `${css.line} ${css.onPage}`} aria-busy={busy || undefined}>
      <div className={`contain ${frame.square} ${css.picture}`}>
        {image && <Picture image={image} alt="" widths={[160, 320]} sizes="8rem" />}
      </div>
      <div className={css.what}>
        <LineName className={css.name}>
          {line.href ? (
            <a href={line.href}>
              <ProductTitle name={name} />
            </a>
          ) : (
            <ProductTitle name={name} />
          )}
        </LineName>
        <Details line={line} frequencies={frequencies} />
        {eaten && !line.isSample && <p className="note">{rationText(line, eaten)}</p>}
      </div>
      <p className={updating ? `${css.total} ${css.stale}` : css.total}>
        <Price amount={total} />
      </p>
      {quantity === null || subscriptionInterval === null || isOneSample(line) ? (
        <p className={`note ${css.change} no-print`}>{t(line.isSample ? "line.sample" : "line.unknown")}</p>
      ) : (
        <form
          className={`row-2 ${css.change} no-print`}
          method="post"
          action={api.item(id)}
          // Browsers would restore stale values after a reload.
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <Counter
            name={"quantity" satisfies keyof ChangeItem}
            min={1}
            max={maximumQuantity}
            value={quantity}
            initialDraft={draftQuantity}
            onChange={(wanted) => onChange(id, { quantity: wanted })}
            onRemove={() => onRemove(id)}
            labels={{
              field: t("line.quantity", { name }),
              less: t("line.less", { name }),
              more: t("line.more", { name }),
            }}
          />
          {intervals.length > 1 && (
            <div className={css.frequency}>
              <Select
                id={aside ? `rythme-${id}-a-cote` : `rythme-${id}`}
                name={"interval" satisfies keyof ChangeItem}
                label={t("line.frequency", { name })}
                quiet
                choices={intervals}
                value={subscriptionInterval}
                onChange={(event) => onChange(id, { interval: Number(event.target.value) })}
              />
            </div>
          )}
          <Button look="quiet" className={`${css.scriptless} scriptless`}>
            {t("line.update")}
          </Button>
        </form>
      )}
      <form
        className={`${css.remove} no-print`}
        method="post"
        action={api.removeItem(id)}
        onSubmit={(event) => act(event, () => onRemove(id))}
      >
        <Button look="quiet" id={removeButtonId(id, aside)} aria-label={t("line.removeNamed", { name })}>
          {t("line.remove")}
        </Button>
      </form>
      {line.cheaper && <Cheaper id={id} packs={line.cheaper} onSwap={onSwap} />}
      {offersParcel && subscriptionInterval === noSubscription && !line.isSample && (
        <p className={css.parcel}>
          <a href={addToParcelHref(line.variantCode, { fromCart: true })} rel="nofollow">
            {t("line.parcel")}
          </a>
        </p>
      )}
      {problem && (
        <div className={css.problem} ref={bringIntoSight}>
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </li>
  );
}

const isOneSample = ({ isSample, quantity, subscriptionInterval }: CartLine): boolean =>
  isSample === true && quantity === 1 && subscriptionInterval === noSubscription;

function Details({ line, frequencies }: Pick<CartLineItemProps, "line" | "frequencies">) {
  const { variantName, quantity, unitPrice, weight, soldOut, subscriptionInterval } = line;
  return (
    <>
      <p className={`note ${css.detail}`}>
        {unbroken(variantName)}
        <span className="print-only">&nbsp;×&nbsp;{quantity ?? "–"}</span>
      </p>
      {unitPrice !== null && unitPrice > 0 && (
        <p className={`note ${css.detail}`}>
          {t("line.each")} <Price amount={unitPrice} />{" "}
          {weight !== undefined && <PricePerKilo amount={unitPrice} weight={weight} />}
        </p>
      )}
      {subscriptionInterval !== null && subscriptionInterval !== noSubscription && (
        <p className={css.badge}>
          <Badge tone="accent">{t("line.subscription")}</Badge>{" "}
          <span className="print-only">{frequencyOf(subscriptionInterval, frequencies)}</span>
        </p>
      )}
      {soldOut && (
        <p className={css.soldOut}>
          <strong>{t("line.soldOut")}</strong> {t("line.soldOutDetail")}
        </p>
      )}
    </>
  );
}

function Cheaper({ id, packs, onSwap }: { id: number; packs: CheaperPacks } & Pick<LineHandlers, "onSwap">) {
  const { variantCode, quantity, text } = packs;
  return (
    <form
      className={`${css.cheaper} no-print`}
      method="post"
      action={api.swapItem(id)}
      onSubmit={(event) => act(event, () => onSwap(id, packs))}
    >
      <input type="hidden" name={"variantCode" satisfies keyof SwapItem} value={variantCode} />
      <input type="hidden" name={"quantity" satisfies keyof SwapItem} value={quantity} />
      <Button look="quiet">{text}</Button>
    </form>
  );
}

function rationText({ quantity, weight, unitPrice }: CartLine, { who, grams }: EatenInCart[string]): string {
  const days = quantity && weight ? Math.floor((quantity * weight) / grams) : 0;
  const price = weight && unitPrice ? formatAmount(Math.round((unitPrice * grams) / weight)) : null;
  const ration = price ? t("line.rationFor", { who, grams, price }) : t("line.ration", { who, grams });
  return days > 0 ? `${ration}, ${t("line.days", { days })}` : ration;
}

function bringIntoSight(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "nearest" });
}

function act(event: FormEvent, change: () => void): void {
  event.preventDefault();
  change();
}
