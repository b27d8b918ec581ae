import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";

const t = translator(uiTexts);

export function SkipLink() {
  return (
    <a className="skip-link no-print" href="#contenu">
      {t("skip")}
    </a>
  );
}
