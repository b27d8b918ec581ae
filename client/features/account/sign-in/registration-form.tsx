import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { meantEmail } from "../../../../shared/forms/meant-email.ts";
import { sponsorTexts } from "../../../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SmartForm } from "../../forms/smart-form.tsx";
import { registrationDraft, type StepProps, useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

export function RegistrationForm({ email, inputs, errors }: StepProps) {
  const { action, registration, sponsor, send } = useSignIn();
  const meant = meantEmail(typeof inputs?.email === "string" ? inputs.email : email);
  return (
    <>
      {meant && <Notice tone="info">{t("registration.meant", { email: meant })}</Notice>}
      {sponsor && <p>{ofSponsor("atRegistration", { code: sponsor })}</p>}
      <p className="note">{t("registration.required")}</p>
      <SmartForm
        form={registration}
        action={action}
        labels={{ submit: t("registration.submit"), pending: t("registration.pending") }}
        inputs={inputs ?? { email }}
        errors={errors}
        draft={
          inputs ? undefined : { key: registrationDraft, base: "", owner: { input: "email", value: email } }
        }
        send={send}
      >
        <SignInHiddenFields step="registration" checked />
      </SmartForm>
    </>
  );
}
