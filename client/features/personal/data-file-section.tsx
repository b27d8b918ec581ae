import { useState } from "react";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";

const t = translator(personalTexts);

/** Milliseconds; the page is not told when the download is ready. */
const pendingFor = 5000;

export function DataFileSection() {
  const [pending, setPending] = useState(false);
  return (
    <form
      method="post"
      action={personalHref()}
      data-file=""
      onSubmit={(event) => {
        if (pending) return event.preventDefault();
        setPending(true);
        setTimeout(() => setPending(false), pendingFor);
      }}
    >
      <input type="hidden" name={personalFields.input("faire")} value="mes-donnees" />
      <Button look="outline" pending={pending}>
        {pending ? t("data.pending") : t("data.submit")}
      </Button>
    </form>
  );
}
