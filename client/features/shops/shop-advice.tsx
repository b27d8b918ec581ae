import type { Shop } from "../../../shared/shops/shop.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Quotation } from "../../ui/quotation.tsx";
import css from "./shop-advice.module.css";

const t = translator(shopTexts);

export function ShopAdvice(advice: NonNullable<Shop["advice"]>) {
  return (
    <section className={css.advice} aria-label={t("shop.advice")}>
      <h2 className={css.title}>{t("shop.advice")}</h2>
      <Quotation {...advice} />
    </section>
  );
}
