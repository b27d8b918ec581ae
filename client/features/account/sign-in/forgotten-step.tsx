import { forgottenForm } from "../../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { SmartForm } from "../../forms/smart-form.tsx";
import { FirstStepLink } from "./chosen-email.tsx";
import { type StepProps, useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);

export function ForgottenStep({ email, inputs, errors }: StepProps) {
  const { action, send } = useSignIn();
  return (
    <>
      <p className="lead">{t("forgotten.intro")}</p>
      <SmartForm
        form={forgottenForm}
        action={action}
        labels={{ submit: t("forgotten.submit"), pending: t("forgotten.pending") }}
        inputs={{ email, ...inputs }}
        errors={errors}
        send={send}
      >
        <SignInHiddenFields step="forgotten" checked />
      </SmartForm>
      <p className="note">
        <FirstStepLink email={email}>{t("sent.back")}</FirstStepLink>
      </p>
    </>
  );
}
