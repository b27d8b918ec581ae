import { api } from "../../../shared/api/api.ts";
import type { ObjectionInput } from "../../../shared/consent/objection-form.ts";
import { consentPageTexts } from "../../../shared/consent/page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import css from "./objection.module.css";

const t = translator(consentPageTexts);

interface ObjectionProps {
  signal: boolean;
  objected: boolean;
}

export function Objection({ signal, objected }: ObjectionProps) {
  if (signal) return <p>{t("purposes.audience.signal")}</p>;
  return (
    <form className={`stack-3 ${css.objection}`} action={api.objection} method="post">
      <p>{t(objected ? "purposes.audience.objected" : "purposes.audience.measured")}</p>
      <Button
        look="outline"
        size="small"
        name={"objects" satisfies ObjectionInput}
        value={objected ? "no" : "yes"}
      >
        {t(objected ? "purposes.audience.agree" : "purposes.audience.object")}
      </Button>
    </form>
  );
}
