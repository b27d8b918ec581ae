import { registrationForm } from "../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import {
  type SignInAnswer,
  type SignInStep,
  signInQuery,
  stepsByWord,
} from "../../../shared/account/sign-in/sign-in.ts";
import { senderFields } from "../../../shared/forms/bot-check.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { safeReturnTo } from "../../../shared/links.ts";
import { matchRoute } from "../../../shared/match-route.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import type { FormResult } from "../../forms/answer.ts";
import { senderProps } from "../../forms/bot-check.ts";
import { type Posted, textField } from "../../forms/posted.ts";
import { hasTriedPasswords } from "../../forms/wrong-passwords.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import type { Loader, Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { blocksCookies } from "../../session/cookie-check.ts";
import { takeNotice } from "../../session/notice.ts";
import { clearEndedSession } from "../../session/tokens.ts";
import { sponsorCode } from "../../session/visitor/sponsor-code.ts";

const t = translator(signInTexts);

export const wantedAfter = (req: AppRequest) =>
  safeReturnTo(req.query(signInQuery.returnTo), href("mon-compte"));

export const loadSignIn: Loader<"connexion"> = async (c) => {
  clearEndedSession(c);
  const notice = takeNotice(c, ({ draft }) => draft?.signIn !== undefined || blocksCookies(c.req));
  const failedIdentity = c.req.query(signInQuery.failedIdentity) !== undefined;
  return signInPage(c, {
    step: stepNamed(c.req.query(signInQuery.step)),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
    email: notice?.draft?.email ?? "",
    ...(failedIdentity ? { notice: { tone: "error", text: t("errors.identity") } } : {}),
  });
};

const stepNamed = (word = ""): SignInStep =>
  Object.entries(stepsByWord).find(([known]) => known === word)?.[1] ?? "email";

export async function showStep(
  c: AppContext,
  { step, email, notice }: SignInView,
  { data }: Posted,
): Promise<FormResult<Page>> {
  const asked = await askedAt(c, step);
  return {
    json: { step, email, ...asked, ...(notice ? { notice: notice.text } : {}) } satisfies SignInAnswer,
    page: () => signInPage(c, { step, email, ...(notice ? { notice } : {}) }, data),
  };
}

/** The step of the e-mail offers login and registration together if e-mails are not looked up. */
export const hasBothWays = ({ settings }: Services<"settings">): boolean =>
  !settings.features.has("sign-in-lookup");

async function askedAt(c: AppContext, step: SignInStep): Promise<{ asksBotCheck?: true }> {
  const takesPassword = step === "password" || (step === "email" && hasBothWays(c.var));
  return takesPassword && (await hasTriedPasswords(c)) ? { asksBotCheck: true } : {};
}

interface SignInView {
  step: SignInStep;
  email: string;
  notice?: NonNullable<Shown["notice"]>;
}

interface Shown {
  step: SignInStep;
  email?: string;
  errors?: FormErrors;
  inputs?: FormInputs;
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}

export async function signInPage(c: AppContext, shown: Shown, posted?: FormData): Promise<Page> {
  const { step, email = "", errors, inputs, notice } = shown;
  const [guard, service, asked] = await Promise.all([
    senderProps(c.var, posted && textField(posted, senderFields.stamp)),
    customerServiceOf(c.var),
    askedAt(c, step),
  ]);
  const returnTo = c.req.query(signInQuery.returnTo);
  const sponsor = sponsorCode(c);
  const waiting = waitingAfter(c, returnTo);
  return {
    screen: "sign-in",
    personal: true,
    props: {
      step,
      email,
      hasBothWays: hasBothWays(c.var),
      ...(returnTo === undefined ? {} : { returnTo: safeReturnTo(returnTo, href("mon-compte")) }),
      registration: registrationForm(clock.date()),
      service,
      identity: c.var.configuration.identity.issuer ? c.var.configuration.identity.name : "",
      ...(waiting ? { waiting } : {}),
      ...(sponsor ? { sponsor } : {}),
      ...(inputs ? { inputs } : {}),
      ...(errors ? { errors } : {}),
      ...(notice ? { notice } : {}),
      ...guard,
      ...asked,
    },
    head: { title: pageTitle(t(`${step}.title`)), canonical: href("connexion"), noindex: true },
  };
}

/** A cart is not paid yet, but the customer may come from the payment of any other order. */
function waitingAfter(c: AppContext, wanted = ""): "cart" | "order" | undefined {
  const [path = ""] = wanted.split("?", 1);
  const match = matchRoute(path);
  if (match?.route.key !== "commande-order") return undefined;
  return match.params.order === c.var.session.cartToken ? "cart" : "order";
}
