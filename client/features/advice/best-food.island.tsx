import { type ChangeEvent, useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import { fromSource } from "../../../shared/cart/source-item-list.ts";
import type { Frequency } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { AdvisedFood } from "../../../shared/guide/shown-advice.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { costPerDay } from "../../../shared/nutrition/cost-per-day.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { AddToCart } from "../product/buy-box/add-to-cart.tsx";
import css from "./best-food.module.css";

const t = translator(resultTexts);

export interface BestFoodProps {
  food: AdvisedFood;
  name: string;
  frequencies: readonly Frequency[];
  today: string;
  delivery: string | null;
  returnTo: string;
  draft: Record<string, string> | undefined;
  problem: string | undefined;
}

const mostReasons = 3;

const purchaseField = "purchase" satisfies keyof AddItem;
const subscribing = "subscription" satisfies AddItem["purchase"];

function BestFood(props: BestFoodProps) {
  const { food, name, frequencies, today, delivery, returnTo, draft, problem } = props;
  const { image, name: product, format, plan, ration, reasons } = food;
  const [isSubscribed, setSubscribed] = useState(draft?.purchase === subscribing);
  const { price, lowestPrice30Days } = isSubscribed ? { price: format.subscriptionPrice } : format;
  const pricePerDay = isSubscribed ? costPerDay(price, ration, format.weight) : food.pricePerDay;

  function follow({ target }: ChangeEvent<HTMLElement>): void {
    if (target instanceof HTMLInputElement && target.name === purchaseField)
      setSubscribed(target.value === subscribing);
  }

  return (
    <article className={css.card} aria-labelledby="conseil" onChange={follow}>
      <h1 className={css.answer} id="conseil">
        {pricePerDay === null
          ? t("answer.ration", { name, grams: ration })
          : t("answer.cost", { name, grams: ration, price: formatAmount(pricePerDay) })}
      </h1>
      <div className={css.picture}>
        {image && <Picture image={image} alt="" widths={[160, 320]} sizes="10rem" priority />}
      </div>
      <div className={css.words}>
        <h2 className={`title-xs ${css.name}`}>
          <a href={fromSource(food.href, "guide_croquettes")}>{product}</a>
        </h2>
        <p className={css.price}>
          <Price amount={price} lowestPrice30Days={lowestPrice30Days} />{" "}
          <span className={css.per}>
            {unbroken(format.name)} <PricePerKilo amount={price} weight={format.weight} />
          </span>
        </p>
        <ul className={css.reasons} aria-label={t("rows.why")}>
          {reasons.slice(0, mostReasons).map((reason) => (
            <li key={reason}>{unbroken(reason)}</li>
          ))}
        </ul>
      </div>
      {delivery && <p className={css.delivery}>{delivery}</p>}
      <div className={`${css.form} no-print`}>
        <AddToCart
          isFolded
          product={food.product}
          variant={format}
          frequencies={frequencies}
          sourceItemList="guide_croquettes"
          returnTo={returnTo}
          today={today}
          draft={draft ?? draftOf(plan)}
          problem={problem}
        />
      </div>
    </article>
  );
}

const draftOf = (plan: AdvisedFood["plan"]): Record<string, string> =>
  plan ? { quantity: String(plan.packs), interval: String(plan.interval) } : {};

export const BestFoodIsland = island(BestFood, { when: "touch" });
