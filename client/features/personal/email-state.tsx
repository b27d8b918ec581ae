import type { PersonalSaved } from "../../../shared/api/personal.ts";
import { personalTexts } from "../../../shared/customer/personal.texts.ts";
import { personalFields } from "../../../shared/customer/personal-forms.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../forms/form.tsx";
import css from "./email-state.module.css";
import { sendPersonal } from "./send-personal.ts";

const t = translator(personalTexts);

export interface EmailStateProps {
  email: string;
  isUnverified: boolean;
  onSent: (saved: PersonalSaved) => void;
}

export function EmailState({ email, isUnverified, onSent }: EmailStateProps) {
  return (
    <div className={css.state}>
      <p className={css.present}>
        <span className={`note ${css.label}`}>{t("email.current")}</span>
        <strong className={css.address}>{email}</strong>
        <Badge tone={isUnverified ? "orange" : "green"}>
          {t(isUnverified ? "email.unverified" : "email.verified")}
        </Badge>
      </p>
      {isUnverified && (
        <>
          <p className="small">{t("email.unverifiedText")}</p>
          <ResendForm onSent={onSent} />
        </>
      )}
    </div>
  );
}

function ResendForm({ onSent }: Pick<EmailStateProps, "onSent">) {
  return (
    <Form action={personalHref()} send={(data) => sendPersonal(data, onSent)}>
      {({ pending }) => (
        <>
          <input type="hidden" name={personalFields.input("faire")} value="renvoyer" />
          <Button look="outline" size="small" pending={pending}>
            {t("email.resend")}
          </Button>
        </>
      )}
    </Form>
  );
}
