import type { FormErrors } from "../../shared/api-error.ts";
import { fieldErrors } from "../../shared/api-error.ts";
import { guardFields } from "../../shared/bot-check.ts";
import { findFormText } from "../../shared/form-errors.ts";
import { sessionTexts } from "../../shared/i18n/session.ts";
import { signInTexts } from "../../shared/i18n/sign-in.ts";
import { translator } from "../../shared/i18n/translator.ts";
import {
  emailForm,
  forgottenForm,
  passwordForm,
  registrationForm,
  type SignInStep,
  signInFields,
} from "../../shared/sign-in.ts";
import { type FormInputs, pathOf, type SmartForm } from "../../shared/smart-form.ts";
import type { AppContext } from "../context.ts";
import { judgeForm, textField } from "../forms/posted-form.ts";
import { startIdentity } from "../session/identity.ts";
import { signIn } from "../session/sign-in.ts";
import type { Registration } from "../upstream/ecommerce/account-calls.ts";
import { UpstreamError } from "../upstream/http.ts";
import { customerService } from "./customer-service.ts";

const t = translator(signInTexts);
const say = translator(sessionTexts);

export type RefusalStatus = 403 | 415 | 422 | 429 | 503;

/** What comes of a step: the next one, this one with what is wrong, or the page first wanted. */
export interface Outcome {
  step: SignInStep;
  email: string;
  status?: RefusalStatus;
  errors?: FormErrors;
  inputs?: FormInputs;
  redirect?: string;
  /** What the step begins with being said. */
  notice?: string;
}

interface Reading {
  email: string;
  inputs: FormInputs;
  values: Record<string, unknown>;
  errors?: FormErrors | undefined;
}

export interface Step {
  name: SignInStep;
  /** Behind the bot check. */
  isGuarded: boolean;
  /** Counts against the limit of its e-mail. */
  isCounted: boolean;
  read: (data: FormData) => Promise<Reading>;
  take: (c: AppContext, read: Reading, wanted: string) => Promise<Partial<Outcome>>;
}

/** The step of this name; undefined where there is none. */
export const stepOf = (name: string): Step | undefined =>
  Object.hasOwn(steps, name) ? steps[name] : undefined;

/** The steps that are posted (spec 4, login flow). */
const steps: Partial<Record<string, Step>> = {
  email: {
    name: "email",
    isGuarded: true,
    isCounted: false,
    read: (data) => readWith(emailForm, data),
    take: lookUp,
  },
  password: {
    name: "password",
    isGuarded: true,
    isCounted: true,
    read: readPassword,
    take: (c, { email, values }, wanted) => enter(c, { email, password: text(values.password), wanted }),
  },
  registration: {
    name: "registration",
    isGuarded: true,
    isCounted: true,
    read: (data) => readWith(registrationForm(new Date()), data),
    take: register,
  },
  /** To the third party. The token of the bot check is the API's to verify: it works once. */
  identity: {
    name: "email",
    isGuarded: false,
    isCounted: false,
    read: async (data) => ({ email: "", inputs: {}, values: { token: textField(data, guardFields.token) } }),
    take: leaveForIdentity,
  },
  /** A way to the form alone, for browsers without scripts. */
  toForgotten: {
    name: "forgotten",
    isGuarded: false,
    isCounted: false,
    read: async (data) => ({ email: emailIn(data), inputs: {}, values: {} }),
    take: async () => ({ inputs: {} }),
  },
  forgotten: {
    name: "forgotten",
    isGuarded: true,
    isCounted: true,
    read: (data) => readWith(forgottenForm, data),
    take: askForReset,
  },
};

async function readWith(form: SmartForm, data: FormData): Promise<Reading> {
  const { inputs, values = {}, errors } = await judgeForm(form, data);
  return { email: text(values.email), inputs, values, errors };
}

/** The e-mail stands beside the form's own field. One that is none, which no page sends, has no account. */
async function readPassword(data: FormData): Promise<Reading> {
  return { ...(await readWith(passwordForm, data)), email: emailIn(data) };
}

const emailIn = (data: FormData) => textField(data, signInFields.email).trim().slice(0, 255);

/** Says whether there is an account, which the flow needs, and nothing else of it. */
async function lookUp(c: AppContext, { email }: Reading): Promise<Partial<Outcome>> {
  return tried(c, "e-mail not looked up", async () => ({
    step: (await c.var.ecommerce.hasAccount(email)) ? "password" : "registration",
    email,
    inputs: { email },
  }));
}

/** An e-mail without account and a wrong password are told alike (spec 5, incorrect password). */
async function enter(
  c: AppContext,
  { email, password, wanted, said }: { email: string; password: string; wanted: string; said?: string },
): Promise<Partial<Outcome>> {
  return tried(c, "not logged in", async () => {
    try {
      await signIn(c, await c.var.ecommerce.logIn({ email, password }), said);
      return { redirect: wanted };
    } catch (error) {
      if (!(error instanceof UpstreamError && error.status === 401)) throw error;
      return { status: 422, errors: { fields: { password: t("errors.wrongPassword") }, form: [] } };
    }
  });
}

/** Opens the account and logs in. An account that is there and cannot be entered yet is said to be there. */
async function register(c: AppContext, read: Reading, wanted: string): Promise<Partial<Outcome>> {
  const { email, values } = read;
  const password = text(values.password);
  try {
    await c.var.ecommerce.register(registrationOf(email, password, values));
  } catch (error) {
    return failed(c, "not registered", error, registrationForm(new Date()));
  }
  const said = say("welcome", { firstName: text(values.firstName) });
  const entered = await enter(c, { email, password, wanted, said });
  if (entered.redirect) return entered;
  return { step: "password", email, inputs: {}, notice: t("registration.known") };
}

function registrationOf(email: string, password: string, values: Record<string, unknown>): Registration {
  return {
    email,
    password,
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    gender: text(values.gender) || null,
    birthday: text(values.birthday).slice(0, 10) || null,
    subscribedToNewsletter: values.subscribedToNewsletter === true,
  };
}

async function leaveForIdentity(
  c: AppContext,
  { values }: Reading,
  wanted: string,
): Promise<Partial<Outcome>> {
  const botCheckToken = text(values.token);
  const redirect = botCheckToken && startIdentity(c, { wanted, botCheckToken });
  if (redirect) return { redirect };
  return { status: 403, errors: { fields: {}, form: [t("errors.botCheck", await customerService(c))] } };
}

/** The same answer whether or not there is an account (spec 8, forgot-password confirmation). */
async function askForReset(c: AppContext, { email }: Reading): Promise<Partial<Outcome>> {
  return tried(c, "no reset asked for", async () => {
    await c.var.ecommerce.askForReset(email);
    return { step: "sent", email };
  });
}

async function tried(
  c: AppContext,
  event: string,
  act: () => Promise<Partial<Outcome>>,
): Promise<Partial<Outcome>> {
  try {
    return await act();
  } catch (error) {
    return failed(c, event, error);
  }
}

/** What the API finds wrong stands beside its field where the form has one; what is wrong with the API is said as such. */
async function failed(
  c: AppContext,
  event: string,
  error: unknown,
  form: SmartForm = emailForm,
): Promise<Partial<Outcome>> {
  c.var.log.error(event, error);
  if (error instanceof UpstreamError && error.refused && error.problem.violations.length) {
    const shape = { name: form.Name, fields: form.Fields.map(pathOf) };
    return { status: 422, errors: fieldErrors(error.problem, shape, findFormText) };
  }
  const text = t("errors.unavailable", await customerService(c));
  return { status: 503, errors: { fields: {}, form: [text] } };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
