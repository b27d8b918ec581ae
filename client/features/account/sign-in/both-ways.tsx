import { useState } from "react";
import { credentialsForm } from "../../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { SmartForm } from "../../forms/smart-form.tsx";
import { ForgottenButton } from "./forgotten-button.tsx";
import { IdentityButton } from "./identity-button.tsx";
import { MeantAddress, useLeftEmail } from "./meant-address.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import css from "./sign-in.module.css";
import { type StepProps, useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);

export function BothWays({ email, inputs, errors }: StepProps) {
  const { action, asksForPassword, send } = useSignIn();
  const [typed, setTyped] = useState(email);
  const { left, onBlur } = useLeftEmail(typeof inputs?.email === "string" ? inputs.email : email);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the e-mail field inside */}
      <section
        className={`stack-5 ${css.way}`}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === "email") setTyped(target.value);
        }}
        onBlur={onBlur}
      >
        <h2 className="title-s">{t("bothWays.signIn")}</h2>
        <MeantAddress email={left} text={(meant) => t("meant", { email: meant })} />
        <SmartForm
          form={credentialsForm}
          action={action}
          labels={{ submit: t("password.submit"), pending: t("password.pending") }}
          inputs={inputs ?? { email }}
          errors={errors}
          send={send}
        >
          <SignInHiddenFields step="credentials" checked={asksForPassword} />
        </SmartForm>
        <ForgottenButton email={typed} />
        <IdentityButton />
      </section>
      <section className={`stack-5 ${css.way}`}>
        <h2 className="title-s">{t("bothWays.register")}</h2>
        <RegistrationForm email={email} />
      </section>
    </>
  );
}
