import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";

const t = translator(personalTexts);

/** The browser saves the answer, and stays on the page. */
export function DataFileSection() {
  return (
    <form method="post" action={personalHref()}>
      <input type="hidden" name={personalFields.input("faire")} value="mes-donnees" />
      <Button look="outline">{t("data.submit")}</Button>
    </form>
  );
}
