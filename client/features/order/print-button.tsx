import { uiTexts } from "../../../shared/text/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import css from "./print-button.module.css";

const t = translator(uiTexts);

/** Hidden until hydrated, its place reserved. */
export function PrintButton() {
  const hydrated = useHydrated();
  return (
    <Button type="button" look="quiet" className={css.print} disabled={!hydrated} onClick={() => print()}>
      {t("print")}
    </Button>
  );
}
