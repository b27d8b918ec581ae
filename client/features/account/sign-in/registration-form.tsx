import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { sponsorTexts } from "../../../../shared/sponsorship/sponsor.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { SmartForm } from "../../forms/smart-form.tsx";
import { MeantAddress, useLeftEmail } from "./meant-address.tsx";
import { registrationDraft, type StepProps, useSignIn } from "./sign-in-context.ts";
import { SignInHiddenFields } from "./step-fields.tsx";

const t = translator(signInTexts);
const ofSponsor = translator(sponsorTexts);

export function RegistrationForm({ email, inputs, errors }: StepProps) {
  const { action, registration, sponsor, send } = useSignIn();
  const { left, onBlur } = useLeftEmail(typeof inputs?.email === "string" ? inputs.email : email);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the e-mail field inside
    <section className="stack-5" onBlur={onBlur}>
      <MeantAddress email={left} text={(meant) => t("registration.meant", { email: meant })} />
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
    </section>
  );
}
