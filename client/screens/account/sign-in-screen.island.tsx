import { useEffect, useRef, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import {
  freePasswords,
  type SignInAnswer,
  type SignInStep,
  signInHref,
  signInQuery,
} from "../../../shared/account/sign-in/sign-in.ts";
import type { Footer } from "../../../shared/content/content.ts";
import type { SenderProps } from "../../../shared/forms/bot-check.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { BothWays } from "../../features/account/sign-in/both-ways.tsx";
import { EmailStep } from "../../features/account/sign-in/email-step.tsx";
import { ForgottenStep } from "../../features/account/sign-in/forgotten-step.tsx";
import { PasswordStep } from "../../features/account/sign-in/password-step.tsx";
import { RegistrationStep } from "../../features/account/sign-in/registration-step.tsx";
import { SentStep } from "../../features/account/sign-in/sent-step.tsx";
import { SignInContext } from "../../features/account/sign-in/sign-in-context.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);

export interface SignInScreenProps extends SenderProps {
  step: SignInStep;
  email: string;
  hasBothWays: boolean;
  returnTo?: string;
  /** The cart’s own checkout, or an order that may be paid, opens after the login. */
  waiting?: "cart" | "order";
  /** Not static, because the limits of its dates change daily. */
  registration: SmartForm;
  service: Footer["customerService"];
  identity: string;
  sponsor?: string;
  asksBotCheck?: boolean;
  inputs?: FormInputs;
  errors?: FormErrors;
  notice?: { tone: "success" | "error" | "info"; text: string };
}

const steps = {
  email: EmailStep,
  password: PasswordStep,
  registration: RegistrationStep,
  forgotten: ForgottenStep,
  sent: SentStep,
};

export function SignInPage({
  hasBothWays,
  returnTo,
  waiting,
  registration,
  service,
  identity,
  sponsor,
  botCheck,
  stamp,
  ...first
}: SignInScreenProps) {
  const [at, setAt] = useState<Shown>(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wrongPasswords, setWrongPasswords] = useState(0);
  const { step, moved, asksBotCheck = false } = at;
  const Step = step === "email" && hasBothWays ? BothWays : steps[step];

  useEffect(() => {
    if (!moved) return;
    const field = document.getElementById(firstField[step] ?? "");
    (field ?? heading.current)?.focus();
  }, [step, moved]);

  // Keeps the registration step across a reload.
  useEffect(() => {
    const before = location.href;
    const address = new URL(before);
    if (step === "registration") address.searchParams.set(signInQuery.step, "inscription");
    else if (address.searchParams.get(signInQuery.step) === "inscription")
      address.searchParams.delete(signInQuery.step);
    if (address.href !== before) history.replaceState(history.state, "", address);
  }, [step]);

  const goTo = (next: Extract<SignInAnswer, { step: unknown }>) => {
    document.title = document.title.replace(t(`${step}.title`), t(`${next.step}.title`));
    setAt({
      step: next.step,
      email: next.email,
      moved: true,
      asksBotCheck: next.asksBotCheck ?? false,
      ...(next.notice ? { notice: { tone: "info", text: next.notice } } : {}),
    });
  };
  const action = signInHref(returnTo);

  return (
    <div className={css.place}>
      <div className={css.page}>
        <h1 ref={heading} tabIndex={-1} className="title-m">
          {t(`${step}.heading`)}
        </h1>
        {waiting && (
          <p className={css.order}>
            {t(`order.kept.${waiting}`)} <a href={href("panier")}>{t("order.back")}</a>
          </p>
        )}
        {at.notice && <Notice tone={at.notice.tone}>{at.notice.text}</Notice>}
        <SignInContext
          value={{
            action,
            registration,
            service,
            identity,
            sponsor,
            botCheck,
            stamp,
            asksForPassword: asksBotCheck || wrongPasswords >= freePasswords,
            noteWrongPassword: () => setWrongPasswords((count) => count + 1),
            goTo,
          }}
        >
          <Step key={step} email={at.email} inputs={at.inputs} errors={at.errors} />
        </SignInContext>
      </div>
    </div>
  );
}

interface Shown
  extends Pick<SignInScreenProps, "step" | "email" | "asksBotCheck" | "inputs" | "errors" | "notice"> {
  moved?: boolean;
}

const firstField: Partial<Record<SignInStep, string>> = {
  email: "form-signInEmail-email",
  password: "form-signInPassword-password",
};

export const SignInScreen = screenIsland(SignInPage);
