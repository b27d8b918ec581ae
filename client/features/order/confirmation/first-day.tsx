import { confirmationTexts } from "../../../../shared/order/confirmation/confirmation.texts.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import cardCss from "../../../ui/card.module.css";

const t = translator(confirmationTexts);

export interface FirstDay {
  title: string;
  file: string;
}

export function FirstDayCard({ order, title, file }: FirstDay & { order: string }) {
  return (
    <section className={cardCss.filled} aria-labelledby="premier-jour">
      <h2 className="title-xs" id="premier-jour">
        {title}
      </h2>
      <p className="row-3">
        <a href={href("mon-compte-mes-commandes-order", { order })}>{t("firstDay.table")}</a>
        <a href={file} data-file="">
          {t("firstDay.file")}
        </a>
      </p>
    </section>
  );
}
