import {
  emailForm,
  forgottenForm,
  passwordForm,
  registrationForm,
} from "../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import { type SignInForm, type SignInStep, signInFields } from "../../../shared/account/sign-in/sign-in.ts";
import { senderFields } from "../../../shared/forms/bot-check.ts";
import { type FormRules, noFields } from "../../../shared/forms/form-rules.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import type { FormResult } from "../../forms/answer.ts";
import type { BotCheck } from "../../forms/bot-check.ts";
import { chosenForm } from "../../forms/chosen-form.ts";
import { formChoice, nothing } from "../../forms/form.ts";
import { readStamp } from "../../forms/form-stamp.ts";
import { type Posted, textField, textOf } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { emailKey, type PersonLimit, passwordLimits, takeLongOfNetwork } from "../../forms/within-limit.ts";
import { hasTriedPasswords, noteWrongPassword } from "../../forms/wrong-passwords.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import type { Page } from "../../page/page.ts";
import { accountSessions } from "../../session/account-sessions.ts";
import { inTime } from "../../with-timeout.ts";
import { startIdentity } from "./identity.ts";
import { logIn, register } from "./log-in.ts";
import { showStep, signInPage, wantedAfter } from "./sign-in-page.ts";

const t = translator(signInTexts);

export const { act: takeSignInStep } = chosenForm<unknown, Page>(
  (_, { values }) => {
    const { step } = signInFields.schema.parse(values);
    return step ? forms[step] : unknownForm;
  },
  { networkLimit: "SIGN_IN_LIMIT" },
);

interface StepForm<Values> {
  failure: string;
  step: SignInStep;
  rules: () => FormRules<Values>;
  botCheck?: Pick<BotCheck, "minimumAge" | "isAsked">;
  personLimits?: readonly PersonLimit<{ posted: Posted }>[];
  unknown?: string;
  act: (
    c: AppContext,
    values: Values,
    email: string,
    posted: Posted,
  ) => Promise<FormResult<Page>> | FormResult<Page>;
}

function stepForm<Values>({
  failure,
  step,
  rules,
  botCheck,
  personLimits = [],
  unknown,
  act,
}: StepForm<Values>) {
  return formChoice<undefined, Values, Page>({
    failure,
    given: nothing,
    rules,
    personLimits,
    ...(botCheck
      ? { botCheck: { action: "signin", uncheckedLimit: "UNCHECKED_SIGN_IN_LIMIT", ...botCheck } }
      : {}),
    act: (c, { values, posted }) => act(c, values, emailIn(posted), posted),
    back: (c, { errors, draft, posted }) =>
      signInPage(c, { step, email: emailIn(posted), errors, inputs: draft }, posted.data),
    messages: async (c) => {
      const service = await customerServiceOf(c);
      return {
        early: t("errors.early"),
        "too-often": t("errors.tooOften"),
        enough: (wait) => t("errors.enoughLinks", { service, wait }),
        robot: t("errors.botCheck", service),
        unreadable: t("errors.noForm"),
        unavailable: t("errors.unavailable", service),
        ...(unknown && { unknown }),
      };
    },
  });
}

const emailIn = ({ values }: Posted) => signInFields.schema.parse(values).email;

const passwordsTried = passwordLimits(({ posted }: { posted: Posted }) => emailIn(posted));

/** Keyed by e-mail alone, because every mail reaches the same mailbox. Wrong passwords do not count here. */
const resetMails = (["RESET_MAIL_LIMIT", "RESET_MAILS"] as const).map(
  (name): PersonLimit<{ posted: Posted }> => ({ name, key: ({ posted }) => emailKey(emailIn(posted)) }),
);

/** Milliseconds. Low, because a password manager fills the form and the shopper only presses Enter. */
const filledInAge = 100;

const forms = {
  /** Reveals whether an account exists, and must reveal nothing else. */
  email: stepForm({
    failure: "e-mail not looked up",
    step: "email",
    rules: () => smartFormRules(emailForm),
    botCheck: { minimumAge: filledInAge, isAsked: isLookUpChecked },
    act: async (c, _, email, posted) => {
      const step = (await c.var.ecommerce.hasAccount(email)) ? "password" : "registration";
      return showStep(c, { step, email }, posted);
    },
  }),
  password: stepForm({
    failure: "not logged in",
    step: "password",
    rules: () => smartFormRules(passwordForm),
    botCheck: { minimumAge: filledInAge, isAsked: hasTriedPasswords },
    personLimits: passwordsTried,
    act: async (c, { password }, email) => {
      const credentials = { email, password: textOf(password) };
      return logIn(c, credentials, { wanted: wantedAfter(c) }).catch(async (error: unknown) => {
        if (error instanceof Refusal && error.verdict === "wrong") await noteWrongPassword(c);
        throw error;
      });
    },
  }),
  registration: stepForm({
    failure: "not registered",
    unknown: t("errors.registrationUnknown"),
    step: "registration",
    rules: () => smartFormRules(registrationForm(clock.date())),
    botCheck: {},
    personLimits: passwordsTried,
    act: async (c, values, email, posted) => {
      const entered = await register(c, values, wantedAfter(c));
      const notice = { tone: "info", text: t("registration.known") } as const;
      return entered ?? showStep(c, { step: "password", email, notice }, posted);
    },
  }),
  /** Passes the bot check token on unverified: the token works once, and the API verifies it. */
  identity: stepForm({
    failure: "identity not started",
    step: "email",
    rules: () => noFields,
    act: async (c, _values, _email, { data }) => {
      const botCheckToken = textField(data, senderFields.token);
      if (!botCheckToken) throw new Refusal("unavailable", t("errors.identity"));
      const to = await startIdentity(c, { wanted: wantedAfter(c), botCheckToken }).catch((cause: unknown) => {
        throw new Refusal("unavailable", t("errors.identity"), { cause });
      });
      return { to };
    },
  }),
  toForgotten: stepForm({
    failure: "step not shown",
    step: "forgotten",
    rules: () => noFields,
    act: (c, _, email, posted) => showStep(c, { step: "forgotten", email }, posted),
  }),
  /** The answer is the same with and without an account. */
  forgotten: stepForm({
    failure: "reset not requested",
    unknown: t("errors.mailUnknown"),
    step: "forgotten",
    rules: () => smartFormRules(forgottenForm),
    botCheck: {},
    personLimits: resetMails,
    act: async (c, _, email, posted) => {
      await Promise.all([c.var.ecommerce.askForReset(email), noteResetLink(c, email)]);
      return showStep(c, { step: "sent", email }, posted);
    },
  }),
} satisfies Record<SignInForm, unknown>;

/** The first look-ups of a network in an hour only need a valid page stamp. */
async function isLookUpChecked(c: AppContext, stamp: string): Promise<boolean> {
  const taken = await takeLongOfNetwork(c, "LOOK_UPS");
  const { secret } = c.var.configuration.botCheck;
  return taken !== "within" || (await readStamp(secret, stamp, { minimumAge: filledInAge })) !== "good";
}

async function noteResetLink(c: AppContext, email: string): Promise<void> {
  try {
    await inTime((await accountSessions(c.env, email)).linkSent());
  } catch (error) {
    c.var.log.error("link of a reset not noted", error);
  }
}

const unknownForm = stepForm({
  failure: "step not known",
  step: "email",
  rules: () => noFields,
  act: () => {
    throw new Refusal("unreadable");
  },
});
