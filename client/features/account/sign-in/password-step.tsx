import { passwordForm } from "../../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { signInFields } from "../../../../shared/account/sign-in/sign-in.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { SmartForm } from "../../forms/smart-form.tsx";
import { ChosenEmail } from "./chosen-email.tsx";
import { ForgottenButton } from "./forgotten-button.tsx";
import { type StepProps, useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);

export function PasswordStep({ email, errors }: StepProps) {
  const { action, asksForPassword, send } = useSignIn();
  return (
    <>
      <ChosenEmail email={email} />
      <SmartForm
        form={passwordForm}
        action={action}
        labels={{ submit: t("password.submit"), pending: t("password.pending") }}
        errors={errors}
        send={send}
      >
        <SignInHiddenFields step="password" checked={asksForPassword} />
        {/* Password managers need the username in the same form as the password. */}
        <input
          className="visually-hidden"
          type="email"
          name={signInFields.input("email")}
          value={email}
          autoComplete="username"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
      </SmartForm>
      <ForgottenButton email={email} />
    </>
  );
}
