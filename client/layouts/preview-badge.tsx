import { previewTexts } from "../../shared/content/preview.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./preview-badge.module.css";

const t = translator(previewTexts);

export function PreviewBadge() {
  return (
    <aside className={css.badge} aria-label={t("label")}>
      {t("text")}
      <form method="post" action="/api/preview/end">
        <button type="submit" className={css.end}>
          {t("end")}
        </button>
      </form>
    </aside>
  );
}
