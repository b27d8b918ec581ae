import { createContext, use } from "react";
import {
  type SignInAnswer,
  type SignInForm,
  signInFields,
} from "../../../../shared/account/sign-in/sign-in.ts";
import { signInForm } from "../../../../shared/api/account.ts";
import type { Footer } from "../../../../shared/content/content.ts";
import type { SenderProps } from "../../../../shared/forms/bot-check.ts";
import { type FormErrors, formError } from "../../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm } from "../../../../shared/forms/smart-form.ts";
import { cookieTexts } from "../../../../shared/session/cookies.texts.ts";
import { keepsCookies } from "../../../browser/keeps-cookies.ts";
import { leaveFor } from "../../../navigation/leave-for.ts";
import { removeDrafts } from "../../forms/draft/remove-drafts.ts";
import { postForm, postWithBotCheck } from "../../forms/post-form.ts";

export interface SignIn extends SenderProps {
  action: string;
  registration: SmartForm;
  service: Footer["customerService"];
  identity: string;
  sponsor: string | undefined;
  asksForPassword: boolean;
  noteWrongPassword: () => void;
  goTo: (next: Extract<SignInAnswer, { step: unknown }>) => void;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

export interface StepProps {
  email: string;
  inputs?: FormInputs | undefined;
  errors?: FormErrors | undefined;
}

export function useSignIn(): SignIn & { send: (data: FormData) => Promise<FormErrors | undefined> } {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error("a step of the login stands outside of it");
  const { action, botCheck, asksForPassword, noteWrongPassword, goTo } = signIn;

  async function send(data: FormData): Promise<FormErrors | undefined> {
    if (!keepsCookies()) return formError(cookieTexts.blocked);
    const step = data.get(signInFields.input("step"));
    const isPassword = passwordForms.some((form) => form === step);
    const isChecked = isPassword ? asksForPassword : checkedForms.some((form) => form === step);
    const form = signInForm(action);
    const postChecked = () => postWithBotCheck(form, data, { botCheck, action: "signin" });
    let sent = isChecked ? await postChecked() : await postForm(form, data);
    // 429: too many look-ups from this network. 403: the form stamp expired (page left open for a day).
    const isSuspected = sent.errors && [403, 429].includes(sent.status);
    if (step === ("email" satisfies SignInForm) && isSuspected) sent = await postChecked();
    if (sent.errors) {
      if (isPassword) noteWrongPassword();
      return sent.errors;
    }
    // A draft must not outlive a switch to another e-mail or a successful login.
    if ("redirect" in sent.answer || sent.answer.step === "password") removeDrafts(registrationDraft);
    if ("redirect" in sent.answer) await leaveFor(sent.answer.redirect);
    else goTo(sent.answer);
    return undefined;
  }

  return { ...signIn, send };
}

export const registrationDraft = "registration";

const passwordForms: readonly SignInForm[] = ["password", "credentials"];

const checkedForms: readonly SignInForm[] = ["registration", "forgotten", "identity"];
