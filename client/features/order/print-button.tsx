import { uiTexts } from "../../../shared/text/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import css from "./print-button.module.css";

const t = translator(uiTexts);

/** Prints through `client/page-actions.ts` and is invisible until that script has loaded. */
export function PrintButton() {
  return (
    <Button type="button" look="quiet" className={`${css.print} needs-scripts`} data-print>
      {t("print")}
    </Button>
  );
}
