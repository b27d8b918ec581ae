import { uiTexts } from "../../../shared/text/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import css from "./print-button.module.css";

const t = translator(uiTexts);

/** Works by client/page-actions.ts; its place is reserved until that is loaded. */
export function PrintButton() {
  return (
    <Button type="button" look="quiet" className={css.print} data-print>
      {t("print")}
    </Button>
  );
}
