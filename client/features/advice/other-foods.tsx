import { fromSource } from "../../../shared/cart/source-item-list.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { AdvisedFood } from "../../../shared/guide/shown-advice.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import css from "./other-foods.module.css";

const t = translator(resultTexts);

export function OtherFoods({ foods }: { foods: readonly AdvisedFood[] }) {
  return (
    <section id="tous" className={`stack-4 ${css.others}`} aria-labelledby="autres">
      <h2 className="title-s" id="autres">
        {t("others.title")}
      </h2>
      <ul className={css.foods}>
        {foods.map(({ sku, href, name, ration, format, reasons }) => (
          <li key={sku}>
            <a className={css.name} href={fromSource(href, "guide_croquettes")}>
              {name}
            </a>
            <span>{t("others.item", { grams: ration })}</span>
            <span>
              <Price amount={format.price} lowestPrice30Days={format.lowestPrice30Days} />{" "}
              <PricePerKilo amount={format.price} weight={format.weight} />
            </span>
            <span className={`note ${css.reason}`}>{reasons[0]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
