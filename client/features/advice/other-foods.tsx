import { fromSource } from "../../../shared/cart/source-item-list.ts";
import type { Frequency } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { type AdvisedFood, mostCompared } from "../../../shared/guide/shown-advice.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Fold } from "../../ui/fold.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { AdviceTable } from "./advice-table.tsx";
import css from "./other-foods.module.css";

const t = translator(resultTexts);

interface OtherFoodsProps {
  foods: readonly AdvisedFood[];
  best: AdvisedFood;
  frequencies: readonly Frequency[];
  name: string;
  isOpen: boolean;
}

export function OtherFoods({ foods, best, frequencies, name, isOpen }: OtherFoodsProps) {
  return (
    <div id="tous" className={css.others}>
      <Fold title={t("others.title", { count: foods.length })} open={isOpen}>
        <div className="stack-6">
          <ul className={css.foods}>
            {foods.map((food) => (
              <li key={food.sku}>
                <Card {...food} />
              </li>
            ))}
          </ul>
          <AdviceTable
            foods={[best, ...foods].slice(0, mostCompared)}
            frequencies={frequencies}
            name={name}
          />
        </div>
      </Fold>
    </div>
  );
}

function Card({ href, name, image, ration, pricePerDay, format, reasons }: AdvisedFood) {
  return (
    <a className={css.card} href={fromSource(href, "guide_croquettes")}>
      <span className={`contain ${css.picture}`}>
        {image && <Picture image={image} alt="" widths={[160, 320]} sizes="5rem" />}
      </span>
      <span className={css.words}>
        <strong>{name}</strong>
        <span>
          {pricePerDay === null
            ? t("others.ration", { grams: ration })
            : t("others.cost", { grams: ration, price: formatAmount(pricePerDay) })}
        </span>
        <span className="small">
          {unbroken(format.name)} <Price amount={format.price} lowestPrice30Days={format.lowestPrice30Days} />{" "}
          <PricePerKilo amount={format.price} weight={format.weight} />
        </span>
        <span className="note">{reasons.slice(0, 3).join(" · ")}</span>
      </span>
    </a>
  );
}
