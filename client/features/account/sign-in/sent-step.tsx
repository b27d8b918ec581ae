import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { FirstStepLink } from "./chosen-email.tsx";
import { MeantAddress } from "./meant-address.tsx";
import css from "./sign-in.module.css";
import { type StepProps, useSignIn } from "./sign-in-context.ts";

const t = translator(signInTexts);

/** The text is the same whether or not a mail was sent, so it never reveals that an account exists. */
export function SentStep({ email }: StepProps) {
  const { service } = useSignIn();
  return (
    <div className="stack-4">
      <p className={css.address}>{email}</p>
      <MeantAddress email={email} text={(meant) => t("meant", { email: meant })} />
      <p>{t("sent.text")}</p>
      <p>{t("sent.spam")}</p>
      <p>{t("sent.service", service)}</p>
      <p>
        <FirstStepLink email={email}>{t("sent.back")}</FirstStepLink>
      </p>
    </div>
  );
}
