import { againTexts } from "../../../../shared/order/again.texts.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./again-card.module.css";

const t = translator(againTexts);

/** Stands in the page of every visitor, and shows to customers alone; `show-again.ts` fills in their last order. */
export function AgainCard() {
  return (
    <section className={css.section} aria-labelledby="comme-la-derniere-fois">
      <div className="page-width">
        <div className={css.card} data-again="">
          <h2 className="title-s" id="comme-la-derniere-fois">
            {t("title")}
          </h2>
          <p>{t("intro")}</p>
          <a className="link" href={href("mon-compte-mes-commandes")}>
            {t("orders")}
          </a>
        </div>
      </div>
    </section>
  );
}
