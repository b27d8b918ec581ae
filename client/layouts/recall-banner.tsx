import type { ShownRecall } from "../../shared/recall/lot-recall.ts";
import { recallAlertTexts } from "../../shared/recall/recall-alert.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./announcement.module.css";

const t = translator(recallAlertTexts);

export function RecallBanner({ recalls }: { recalls: readonly ShownRecall[] }) {
  const [first, ...others] = recalls;
  if (!first) return null;
  const isOne = others.length === 0 && first.name !== "";
  return (
    <aside className={`${css.announcement} ${css.recall}`} aria-label={t("label")}>
      {`${isOne ? t("one", first) : t("several", { count: recalls.length })} `}
      <a href={href("rappels")}>{t(isOne ? "read" : "readAll")}</a>
    </aside>
  );
}
