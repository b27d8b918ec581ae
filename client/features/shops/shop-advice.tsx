import type { Shop } from "../../../shared/shops/shop.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./shop-advice.module.css";

const t = translator(shopTexts);

export function ShopAdvice({ text, author, role }: NonNullable<Shop["advice"]>) {
  return (
    <section className={css.advice} aria-label={t("shop.advice")}>
      <h2 className={css.title}>{t("shop.advice")}</h2>
      <figure>
        <blockquote className={css.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={css.author}>
          {author}
          {role && <span className={css.role}>, {role}</span>}
        </figcaption>
      </figure>
    </section>
  );
}
