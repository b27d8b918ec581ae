import type { PersonalSaved } from "../../../shared/api/personal.ts";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { type PersonalAction, personalHref } from "../../../shared/customer/personal-sections.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessages } from "../forms/error-summary.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import { useSubmit } from "../forms/use-submit.ts";
import { sendPersonal } from "./send-personal.ts";

const t = translator(personalTexts);

export interface UndoFormProps {
  section: PersonalAction;
  former: Record<string, string>;
  onSaved: (saved: PersonalSaved) => void;
}

export function UndoForm({ section, former, onSaved }: UndoFormProps) {
  const { form, pending, errors, onSubmit } = useSubmit((data) => sendPersonal(data, onSaved));
  return (
    <form ref={form} method="post" action={personalHref()} onSubmit={onSubmit}>
      <OwnerField />
      <FormMessages errors={errors} />
      <input type="hidden" name={personalFields.input("faire")} value={section} />
      <input type="hidden" name={personalFields.input("annule")} value="1" />
      {Object.entries(former).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" pending={pending}>
        {pending ? t("undoing") : t("undo")}
      </Button>
    </form>
  );
}
