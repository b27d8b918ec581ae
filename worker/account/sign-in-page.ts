import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import {
  registrationForm,
  type SignInAnswer,
  type SignInStep,
  signInFields,
  signInQuery,
} from "../../shared/account/sign-in.ts";
import type { FormErrors } from "../../shared/api/api-error.ts";
import { guardFields } from "../../shared/forms/bot-check.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { guardForm, guardProps, type Verdict } from "../forms/guard-form.ts";
import { readBody, textField } from "../forms/posted-form.ts";
import { addressOf, emailKey, retryAfter, withinLimit } from "../forms/within-limit.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { wantsJson } from "../page/wants-json.ts";
import { takeNotice } from "../session/notice.ts";
import { dropEnded } from "../session/tokens.ts";
import type { Outcome, RefusalStatus, Step } from "./step.ts";
import { stepOf } from "./steps.ts";

const t = translator(signInTexts);

/** Where a login leads: the page first wanted, else the account (spec 2). */
const wantedAfter = (c: AppContext) => safeReturnTo(c.req.query(signInQuery.returnTo), href("mon-compte"));

/** The login (spec 4, login flow), from its first step or where a link leads to a later one. */
export const loadSignIn: Loader<"connexion"> = async (c) => {
  dropEnded(c);
  const notice = takeNotice(c, ({ typed }) => typed?.signIn !== undefined);
  const failedIdentity = c.req.query(signInQuery.failedIdentity) !== undefined;
  return signInPage(c, {
    step: c.req.query(signInQuery.step) === "oubli" ? "forgotten" : "email",
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
    ...(failedIdentity ? { notice: { tone: "error", text: t("errors.identity") } } : {}),
  });
};

/** One step of it. What is wrong is said beside its field, and what was typed is kept. */
export const takeSignInStep: Loader<"connexion"> = async (c) => {
  const within = await withinLimit(c, "SIGN_IN_LIMIT", `address ${addressOf(c)}`);
  const data = await readBody(c);
  const step = data && stepOf(textField(data, signInFields.step));
  if (!data || !step)
    return answer(c, { step: "email", email: "", status: 415, errors: about(t("errors.noForm")) });
  return answer(c, await outcomeOf(c, { step, data, within }), data);
};

interface Posted {
  step: Step;
  data: FormData;
  within: boolean;
}

async function outcomeOf(c: AppContext, { step, data, within }: Posted): Promise<Outcome> {
  const here = { step: step.name, email: textField(data, signInFields.email).trim().slice(0, 255) };
  const read = await step.read(data);
  const kept = { ...here, inputs: read.inputs };
  const refused = (status: RefusalStatus, text: string): Outcome => ({
    ...kept,
    status,
    errors: about(text),
  });
  if (!within) return refused(429, t("errors.tooOften"));
  if (read.errors) return { ...kept, status: 422, errors: read.errors };
  if (step.isGuarded) {
    const verdict = await guardForm(c, data, "signin", {
      few: "UNCHECKED_SIGN_IN_LIMIT",
      soonest: step.soonest,
    });
    if (verdict !== "good") return refused(statusOf[verdict], await textOf(c, verdict));
  }
  if (step.isCounted && !(await withinLimit(c, "PASSWORD_LIMIT", emailKey(read.email)))) {
    return refused(429, t("errors.tooOften"));
  }
  return { ...kept, ...(await step.take(c, read, wantedAfter(c))) };
}

const about = (text: string): FormErrors => ({ fields: {}, form: [text] });

const statusOf = { early: 422, "too-often": 429, refused: 403, unavailable: 503 } as const;

async function textOf(c: AppContext, verdict: Exclude<Verdict, "good">): Promise<string> {
  if (verdict === "early") return t("errors.early");
  return verdict === "too-often" ? t("errors.tooOften") : t("errors.botCheck", await customerServiceOf(c));
}

/** To the hydrated page what to show next, to a plain form the page itself. */
async function answer(c: AppContext, outcome: Outcome, posted?: FormData): Promise<Page | Response> {
  const { redirect, errors, status, step, email, notice } = outcome;
  if (status === 429) c.header("Retry-After", String(retryAfter));
  if (!wantsJson(c)) {
    if (redirect) return c.redirect(redirect, 303);
    const shown = { ...outcome, notice: notice ? ({ tone: "info", text: notice } as const) : undefined };
    return signInPage(c, shown, posted);
  }
  c.header("Cache-Control", "no-store");
  if (errors) return c.json({ errors }, status ?? 422);
  return c.json<SignInAnswer>(redirect ? { redirect } : { step, email, ...(notice ? { notice } : {}) });
}

interface Shown {
  step: SignInStep;
  email?: string;
  status?: RefusalStatus;
  errors?: FormErrors;
  inputs?: FormInputs;
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}

async function signInPage(c: AppContext, shown: Shown, posted?: FormData): Promise<Page> {
  const { step, email = "", status, errors, inputs, notice } = shown;
  const [guard, service] = await Promise.all([
    guardProps(c, posted && textField(posted, guardFields.stamp)),
    customerServiceOf(c),
  ]);
  const returnTo = c.req.query(signInQuery.returnTo);
  return {
    screen: "sign-in",
    ...(status ? { status } : {}),
    personal: true,
    props: {
      step,
      email,
      // Only what may be come back to is written into the page.
      ...(returnTo === undefined ? {} : { returnTo: safeReturnTo(returnTo, href("mon-compte")) }),
      registration: registrationForm(new Date()),
      service,
      identity: c.var.configuration.identity.url ? c.var.configuration.identity.name : "",
      ...(inputs ? { inputs } : {}),
      ...(errors ? { errors } : {}),
      ...(notice ? { notice } : {}),
      ...guard,
    },
    head: { title: pageTitle(t("title")), canonical: href("connexion"), noindex: true },
  };
}
