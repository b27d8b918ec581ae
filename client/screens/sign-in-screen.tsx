import { useEffect, useRef, useState } from "react";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { type SignInAnswer, type SignInStep, signInHref } from "../../shared/account/sign-in.ts";
import type { FormErrors } from "../../shared/api/api-error.ts";
import type { Footer } from "../../shared/content/content.ts";
import type { SenderProps } from "../../shared/forms/bot-check.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import { matchRoute } from "../../shared/match-route.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { EmailStep } from "../features/account/email-step.tsx";
import { ForgottenStep } from "../features/account/forgotten-step.tsx";
import { PasswordStep } from "../features/account/password-step.tsx";
import { RegistrationStep } from "../features/account/registration-step.tsx";
import { SentStep } from "../features/account/sent-step.tsx";
import { SignInContext } from "../features/account/sign-in-context.ts";
import { Notice } from "../ui/notice.tsx";
import css from "./sign-in-screen.module.css";

const t = translator(signInTexts);

export interface SignInScreenProps extends SenderProps {
  step: SignInStep;
  email: string;
  /** Where the login leads, where that is not the account. */
  returnTo?: string;
  /** The form that opens an account: its bounds move from day to day. */
  registration: SmartForm;
  service: Footer["customerService"];
  /** Name of the third party by whom one may log in; empty where there is none. */
  identity: string;
  /** What was typed, where the form comes back without scripts. */
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

/** The login (spec 4): one page, whose steps take each other's place. */
export function SignInScreen({
  returnTo,
  registration,
  service,
  identity,
  botCheck,
  stamp,
  ...first
}: SignInScreenProps) {
  const [at, setAt] = useState<Shown>(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, moved } = at;
  const Step = steps[step];

  // The step that comes in the place of another takes the focus: its one field, or else its title.
  useEffect(() => {
    if (!moved) return;
    const field = document.getElementById(firstField[step] ?? "");
    (field ?? heading.current)?.focus();
  }, [step, moved]);

  const goTo = (next: Extract<SignInAnswer, { step: unknown }>) =>
    setAt({
      step: next.step,
      email: next.email,
      moved: true,
      ...(next.notice ? { notice: { tone: "info", text: next.notice } } : {}),
    });
  const action = signInHref(returnTo);

  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {t(`${step}.heading`)}
      </h1>
      {isOrder(returnTo) && (
        <p className={css.order}>
          {t("order.kept")}{" "}
          <a href={href("panier")} data-no-prefetch>
            {t("order.back")}
          </a>
        </p>
      )}
      {at.notice && <Notice tone={at.notice.tone}>{at.notice.text}</Notice>}
      <SignInContext value={{ action, registration, service, identity, botCheck, stamp, goTo }}>
        <Step key={step} email={at.email} inputs={at.inputs} errors={at.errors} />
      </SignInContext>
    </div>
  );
}

interface Shown extends Pick<SignInScreenProps, "step" | "email" | "inputs" | "errors" | "notice"> {
  /** It took the place of another step in this page. */
  moved?: boolean;
}

const firstField: Partial<Record<SignInStep, string>> = {
  email: "form-signInEmail-email",
  password: "form-signInPassword-password",
};

/** Whether what was first wanted is an order under way: it is kept, and its cart is the way back. */
function isOrder(wanted = ""): boolean {
  const [path = ""] = wanted.split("?", 1);
  return matchRoute(path)?.route.key === "commande-order";
}
