import type { ReactNode } from "react";
import { signInTexts } from "../../../../shared/account/sign-in/sign-in.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./sign-in.module.css";
import { useSignIn } from "./sign-in-context.ts";

const t = translator(signInTexts);

export function ChosenEmail({ email }: { email: string }) {
  return (
    <p className={css.chosen}>
      <span className={css.address}>{email}</span>
      <ChangeEmail email={email} />
    </p>
  );
}

export function ChangeEmail({ email }: { email: string }) {
  return (
    <FirstStepLink email={email} label={t("changeEmail")}>
      {t("change")}
    </FirstStepLink>
  );
}

interface FirstStepLinkProps {
  email: string;
  label?: string;
  children: ReactNode;
}

export function FirstStepLink({ email, label, children }: FirstStepLinkProps) {
  const { action, goTo } = useSignIn();
  return (
    <a
      href={action}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        goTo({ step: "email", email });
      }}
    >
      {children}
    </a>
  );
}
