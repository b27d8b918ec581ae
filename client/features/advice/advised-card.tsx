import { fromSource } from "../../../shared/cart/source-item-list.ts";
import type { Frequency } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { AdvisedFood } from "../../../shared/guide/shown-advice.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Badge } from "../../ui/badge.tsx";
import cardCss from "../../ui/card.module.css";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { AddToCart } from "../product/buy-box/add-to-cart.tsx";
import { adviceRows } from "./advice-rows.ts";
import css from "./advised-card.module.css";

const t = translator(resultTexts);

export interface AdvisedCardProps {
  food: AdvisedFood;
  isBest: boolean;
  frequencies: readonly Frequency[];
  today: string;
  returnTo: string;
  draft: Record<string, string> | undefined;
  problem: string | undefined;
}

export function AdvisedCard({
  food,
  isBest,
  frequencies,
  today,
  returnTo,
  draft,
  problem,
}: AdvisedCardProps) {
  const { image, name, subtitle, format, plan, reasons, href, product } = food;
  return (
    <article className={`${cardCss.framed} ${css.card}`} aria-labelledby={`aliment-${food.sku}`}>
      <p className={css.badge}>{isBest && <Badge tone="accent">{t("best")}</Badge>}</p>
      <div className={css.picture}>
        {image && <Picture image={image} alt="" widths={[160, 320]} priority={isBest} />}
      </div>
      <div>
        <h2 className={`title-xs ${css.name}`} id={`aliment-${food.sku}`}>
          <a href={fromSource(href, "guide_croquettes")}>{name}</a>
        </h2>
        <p className={`note ${css.subtitle}`}>{subtitle}</p>
      </div>
      <p className={css.price}>
        <Price amount={format.price} lowestPrice30Days={format.lowestPrice30Days} />{" "}
        <span className={`note ${css.format}`}>{unbroken(format.name)}</span>{" "}
        <PricePerKilo amount={format.price} weight={format.weight} />
      </p>
      <ul className={`stack-2 ${css.reasons}`} aria-label={t("rows.why")}>
        {reasons.map((reason) => (
          <li key={reason}>{unbroken(reason)}</li>
        ))}
      </ul>
      <dl className={css.rows}>
        {adviceRows(food, frequencies).map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      <div className="no-print">
        <AddToCart
          place={food.sku}
          product={product}
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
