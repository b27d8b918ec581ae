import { createContext, use } from "react";
import { signInTexts } from "../../../shared/account/sign-in.texts.ts";
import type { SignInStep } from "../../../shared/account/sign-in.ts";
import { signInForm } from "../../../shared/api/account.ts";
import type { Footer } from "../../../shared/content/content.ts";
import type { SenderProps } from "../../../shared/forms/bot-check.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { loadBotCheck } from "../forms/bot-check.ts";
import { postWithBotCheck } from "../forms/post-form.ts";

const t = translator(signInTexts);

export interface SignIn extends SenderProps {
  action: string;
  registration: SmartForm;
  service: Footer["customerService"];
  /** Name of the third party; empty where none is configured. */
  identity: string;
  goTo: (next: { step: SignInStep; email: string; notice?: string }) => void;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

export interface StepProps {
  email: string;
  inputs?: FormInputs | undefined;
  errors?: FormErrors | undefined;
}

export function useSignIn(): SignIn & {
  send: (data: FormData) => Promise<FormErrors | undefined>;
  /** Loads the bot check early; its errors show when the form is sent. */
  loadAhead: () => void;
} {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error("a step of the login stands outside of it");
  const { action, botCheck, service, goTo } = signIn;

  async function send(data: FormData): Promise<FormErrors | undefined> {
    const sent = await postWithBotCheck(signInForm(action), data, {
      botCheck,
      action: "signin",
      failed: t("errors.botCheck", service),
    });
    if (sent.errors) return sent.errors;
    if ("redirect" in sent.answer) await leaveFor(sent.answer.redirect);
    else goTo(sent.answer);
    return undefined;
  }

  return { ...signIn, send, loadAhead: () => void loadBotCheck(botCheck).catch(() => {}) };
}
