import { useEffect, useRef, useState } from "react";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { forgottenHref, resetForm } from "../../shared/account/sign-in.ts";
import { resetForm as postedReset } from "../../shared/api/account.ts";
import type { FormErrors } from "../../shared/api/api-error.ts";
import { translator } from "../../shared/text/translator.ts";
import { postForm } from "../features/forms/post-form.ts";
import { SmartForm } from "../features/forms/smart-form.tsx";
import { leaveFor } from "../navigation/leave-for.ts";
import { ButtonLink } from "../ui/button.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);

export interface ResetPasswordScreenProps {
  /** The page's own address: the link of the mail. */
  action: string;
  /** The link was used, and is no longer good. */
  isSpent: boolean;
  errors?: FormErrors;
}

/** A new password in the place of a forgotten one; a link that is spent leads to another (spec 2 and 8). */
export function ResetPasswordScreen({ action, errors, ...page }: ResetPasswordScreenProps) {
  const [isSpent, setSpent] = useState(page.isSpent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSpent) heading.current?.focus();
  }, [isSpent]);

  async function send(data: FormData): Promise<FormErrors | undefined> {
    const said = await postForm(postedReset(action), data);
    if (said.errors) return said.errors;
    if ("redirect" in said.answer) await leaveFor(said.answer.redirect);
    else setSpent(true);
    return undefined;
  }

  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {t(isSpent ? "reset.spentHeading" : "reset.heading")}
      </h1>
      <p className={css.intro}>{t(isSpent ? "reset.spentText" : "reset.intro")}</p>
      {isSpent ? (
        <div className={css.ways}>
          <ButtonLink href={forgottenHref}>{t("reset.another")}</ButtonLink>
        </div>
      ) : (
        <SmartForm
          form={resetForm}
          action={action}
          labels={{ submit: t("reset.submit"), pending: t("reset.pending") }}
          errors={errors}
          onSubmit={send}
        />
      )}
    </div>
  );
}
