import { useEffect, useRef, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { resetForm } from "../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import { forgottenHref } from "../../../shared/account/sign-in/sign-in.ts";
import { postedReset } from "../../../shared/api/account.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { postForm } from "../../features/forms/post-form.ts";
import { SmartForm } from "../../features/forms/smart-form.tsx";
import { leaveFor } from "../../navigation/leave-for.ts";
import { ButtonLink } from "../../ui/button.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);

export interface ResetPasswordScreenProps {
  action: string;
  isSpent: boolean;
  errors?: FormErrors;
}

export function ResetPasswordPage({ action, errors, ...page }: ResetPasswordScreenProps) {
  const [isSpent, setSpent] = useState(page.isSpent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSpent) heading.current?.focus();
  }, [isSpent]);

  async function send(data: FormData): Promise<FormErrors | undefined> {
    const sent = await postForm(postedReset(action), data);
    if (sent.errors) return sent.errors;
    if ("redirect" in sent.answer) await leaveFor(sent.answer.redirect);
    else setSpent(true);
    return undefined;
  }

  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1} className="title-m">
        {t(isSpent ? "reset.spentHeading" : "reset.heading")}
      </h1>
      <p className="lead">{t(isSpent ? "reset.spentText" : "reset.intro")}</p>
      {isSpent ? (
        <div className="row-3">
          <ButtonLink href={forgottenHref}>{t("reset.another")}</ButtonLink>
        </div>
      ) : (
        <SmartForm
          form={resetForm}
          action={action}
          labels={{ submit: t("reset.submit"), pending: t("reset.pending") }}
          errors={errors}
          send={send}
        />
      )}
    </div>
  );
}

export const ResetPasswordScreen = screenIsland(ResetPasswordPage);
