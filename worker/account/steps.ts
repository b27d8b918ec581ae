import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import {
  emailForm,
  forgottenForm,
  passwordForm,
  registrationForm,
  signInFields,
} from "../../shared/account/sign-in.ts";
import { guardFields } from "../../shared/forms/bot-check.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { textField } from "../forms/posted-form.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { enter } from "./enter.ts";
import { tried } from "./failed.ts";
import { startIdentity } from "./identity.ts";
import { register } from "./register.ts";
import { type Outcome, type Reading, readWith, type Step, text } from "./step.ts";

const t = translator(signInTexts);

/** The step of this name; undefined where there is none. */
export const stepOf = (name: string): Step | undefined =>
  Object.hasOwn(steps, name) ? steps[name] : undefined;

/** A password manager fills in a login: its person has nothing left to do but to press Enter. In milliseconds. */
const filledIn = 100;

/** The steps that are posted (spec 4, login flow). */
const steps: Partial<Record<string, Step>> = {
  email: {
    name: "email",
    isGuarded: true,
    soonest: filledIn,
    isCounted: false,
    read: (data) => readWith(emailForm, data),
    take: lookUp,
  },
  password: {
    name: "password",
    isGuarded: true,
    soonest: filledIn,
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

async function leaveForIdentity(
  c: AppContext,
  { values }: Reading,
  wanted: string,
): Promise<Partial<Outcome>> {
  const botCheckToken = text(values.token);
  const redirect = botCheckToken && startIdentity(c, { wanted, botCheckToken });
  if (redirect) return { redirect };
  return { status: 403, errors: { fields: {}, form: [t("errors.botCheck", await customerServiceOf(c))] } };
}

/** The same answer whether or not there is an account (spec 8, forgot-password confirmation). */
async function askForReset(c: AppContext, { email }: Reading): Promise<Partial<Outcome>> {
  return tried(c, "no reset asked for", async () => {
    await c.var.ecommerce.askForReset(email);
    return { step: "sent", email };
  });
}
