import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ChangeEmail } from "./chosen-email.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import type { StepProps } from "./sign-in-context.ts";

const t = translator(signInTexts);

export function RegistrationStep(props: StepProps) {
  return (
    <>
      <p className="lead">{t("registration.intro")}</p>
      <p>
        {t("registration.another")} <ChangeEmail email={props.email} />
      </p>
      <RegistrationForm {...props} />
    </>
  );
}
