import { emailForm } from "../../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { SmartForm } from "../../forms/smart-form.tsx";
import { IdentityButton } from "./identity-button.tsx";
import { type StepProps, useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);

export function EmailStep({ email, inputs, errors }: StepProps) {
  const { action, send } = useSignIn();
  return (
    <>
      <p className="lead">{t("email.intro")}</p>
      <SmartForm
        form={emailForm}
        action={action}
        labels={{ submit: t("email.submit"), pending: t("email.pending") }}
        inputs={inputs ?? { email }}
        errors={errors}
        send={send}
      >
        <SignInHiddenFields step="email" />
      </SmartForm>
      <IdentityButton />
    </>
  );
}
