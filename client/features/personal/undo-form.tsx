import type { PersonalSaved } from "../../../shared/api/personal.ts";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { type PersonalAction, personalHref } from "../../../shared/customer/personal-sections.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../forms/form.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import { sendPersonal } from "./send-personal.ts";

const t = translator(personalTexts);

export interface UndoFormProps {
  section: PersonalAction;
  former: Record<string, string>;
  onSaved: (saved: PersonalSaved) => void;
}

export function UndoForm({ section, former, onSaved }: UndoFormProps) {
  return (
    <Form action={personalHref()} send={(data) => sendPersonal(data, onSaved)}>
      {({ pending }) => (
        <>
          <OwnerField />
          <input type="hidden" name={personalFields.input("faire")} value={section} />
          <input type="hidden" name={personalFields.input("annule")} value="1" />
          {Object.entries(former).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button look="quiet" pending={pending}>
            {pending ? t("undoing") : t("undo")}
          </Button>
        </>
      )}
    </Form>
  );
}
