import { Fragment } from "react";
import type { ShownRecall } from "../../../shared/recall/lot-recall.ts";
import { recallTexts } from "../../../shared/recall/recall.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { Picture } from "../../ui/picture.tsx";
import css from "./recall-card.module.css";

const t = translator(recallTexts);

export function RecallCard({ recall }: { recall: ShownRecall }) {
  const { code, format, kind, lots, since, text, image, href } = recall;
  const name = recall.name || t("unnamed", { code });
  return (
    <article className={`stack-5 ${css.card}`}>
      {image && (
        <div className={css.picture}>
          <Picture image={{ ...image, alternativeText: t("picture", { name }) }} widths={[240, 480]} />
        </div>
      )}
      <div className={`stack-2 ${css.text}`}>
        <h2 className="title-s">{name}</h2>
        {format && <p>{t("ofFormat", { format })}</p>}
        {since && <p className="muted">{t("since", { day: formatDate(since) })}</p>}
        <dl className={css.facts}>
          <dt>{t("lots")}</dt>
          <dd className={css.lots}>
            {lots.length
              ? lots.map((lot, index) => (
                  <Fragment key={lot}>
                    {index > 0 && ", "}
                    <span>{lot}</span>
                  </Fragment>
                ))
              : t("allLots")}
          </dd>
          {lots.length > 0 && (
            <>
              <dt>{t("place")}</dt>
              <dd>{t(`places.${kind ?? "any"}`)}</dd>
            </>
          )}
          <dt>{t("why")}</dt>
          <dd className={css.reason}>{text ?? t("noReason")}</dd>
        </dl>
        {href && (
          <p className="no-print">
            <a href={href}>{t("product")}</a>
          </p>
        )}
      </div>
    </article>
  );
}
