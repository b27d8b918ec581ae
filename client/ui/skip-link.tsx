import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./skip-link.module.css";

const t = translator(uiTexts);

export function SkipLink() {
  return (
    <a className={css.skip} href="#contenu">
      {t("skip")}
    </a>
  );
}
