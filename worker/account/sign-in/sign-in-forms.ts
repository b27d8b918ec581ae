import {
  credentialsForm,
  emailForm,
  forgottenForm,
  passwordForm,
  registrationForm,
} from "../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import { type SignInStep, signInFields } from "../../../shared/account/sign-in/sign-in.ts";
import { senderFields } from "../../../shared/forms/bot-check.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, Services } from "../../context.ts";
import type { FormResult } from "../../forms/answer.ts";
import type { BotCheck } from "../../forms/bot-check.ts";
import { form, nothing } from "../../forms/form.ts";
import type { Refused } from "../../forms/form-definition.ts";
import { readStamp } from "../../forms/form-stamp.ts";
import { oneOf } from "../../forms/one-of.ts";
import { type Posted, textField, textOf } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { unknownForm } from "../../forms/unknown-form.ts";
import { emailKey, type PersonLimit, passwordLimits, takeLongOfNetwork } from "../../forms/within-limit.ts";
import { hasTriedPasswords, noteWrongPassword } from "../../forms/wrong-passwords.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import type { Page } from "../../page/page.ts";
import { accountSessions } from "../../session/account-sessions.ts";
import { inTime } from "../../with-timeout.ts";
import { startIdentity } from "./identity.ts";
import { logIn, register } from "./log-in.ts";
import { hasBothWays, showStep, signInPage, wantedAfter } from "./sign-in-page.ts";

const t = translator(signInTexts);

const emailIn = ({ values }: Posted) => signInFields.schema.parse(values).email;

const passwordsTried = passwordLimits(({ posted }: { posted: Posted }) => emailIn(posted));

/** Keyed by e-mail alone, because every mail reaches the same mailbox. Wrong passwords do not count here. */
const resetMails = (["RESET_MAIL_LIMIT", "RESET_MAILS"] as const).map(
  (name): PersonLimit<{ posted: Posted }> => ({ name, key: ({ posted }) => emailKey(emailIn(posted)) }),
);

const botCheck: BotCheck = { action: "signin", uncheckedLimit: "UNCHECKED_SIGN_IN_LIMIT" };

/** Milliseconds. Low, because a password manager fills the form and the shopper only presses Enter. */
const filledInAge = 100;

export const signInForms = oneOf({
  choose: (_, { values }) => signInFields.schema.parse(values).step ?? "unknown",
  forms: {
    /** Reveals whether an account exists, and must reveal nothing else. */
    email: form({
      ...atStep("email"),
      failure: "e-mail not looked up",
      rules: () => smartFormRules(emailForm),
      botCheck: { ...botCheck, minimumAge: filledInAge, isAsked: isLookUpChecked },
      act: async (c, { posted }) => {
        const email = emailIn(posted);
        if (hasBothWays(c.var)) return showStep(c, { step: "email", email }, posted);
        const step = (await c.var.ecommerce.hasAccount(email)) ? "password" : "registration";
        return showStep(c, { step, email }, posted);
      },
    }),
    password: form({
      ...atStep("password"),
      failure: "not logged in",
      rules: () => smartFormRules(passwordForm),
      botCheck: { ...botCheck, minimumAge: filledInAge, isAsked: hasTriedPasswords },
      personLimits: passwordsTried,
      act: (c, { values: { password }, posted }) => tryToLogIn(c, emailIn(posted), textOf(password)),
    }),
    credentials: form({
      ...atStep("email"),
      failure: "not logged in",
      rules: () => smartFormRules(credentialsForm),
      botCheck: { ...botCheck, minimumAge: filledInAge, isAsked: hasTriedPasswords },
      personLimits: passwordsTried,
      act: (c, { values: { password }, posted }) =>
        tryToLogIn(c, emailIn(posted), textOf(password), t("errors.wrongCredentials")),
    }),
    registration: form({
      ...atStep("registration", ({ settings }) =>
        t(hasBothWays({ settings }) ? "errors.registrationUnconfirmed" : "errors.registrationUnknown"),
      ),
      failure: "not registered",
      rules: () => smartFormRules(registrationForm(clock.date())),
      botCheck,
      personLimits: passwordsTried,
      act: async (c, { values, posted }): Promise<FormResult<Page>> => {
        const entered = await register(c, values, wantedAfter(c.req));
        const notice = { tone: "info", text: t("registration.known") } as const;
        return entered ?? showStep(c, { step: "password", email: emailIn(posted), notice }, posted);
      },
    }),
    /** Passes the bot check token on unverified: the token works once, and the API verifies it. */
    identity: form({
      ...atStep("email"),
      failure: "identity not started",
      rules: () => noFields,
      act: async (c, { posted: { data } }) => {
        const botCheckToken = textField(data, senderFields.token);
        if (!botCheckToken) throw new Refusal("unavailable", t("errors.identity"));
        const to = await startIdentity(c, { wanted: wantedAfter(c.req), botCheckToken }).catch(
          (cause: unknown) => {
            throw new Refusal("unavailable", t("errors.identity"), { cause });
          },
        );
        return { to };
      },
    }),
    toForgotten: form({
      ...atStep("forgotten"),
      failure: "step not shown",
      rules: () => noFields,
      act: (c, { posted }) => showStep(c, { step: "forgotten", email: emailIn(posted) }, posted),
    }),
    /** The answer is the same with and without an account. */
    forgotten: form({
      ...atStep("forgotten", () => t("errors.mailUnknown")),
      failure: "reset not requested",
      rules: () => smartFormRules(forgottenForm),
      botCheck,
      personLimits: resetMails,
      act: async (c, { posted }) => {
        const email = emailIn(posted);
        await Promise.all([c.var.ecommerce.askForReset(email), noteResetLink(c, email)]);
        return showStep(c, { step: "sent", email }, posted);
      },
    }),
    unknown: unknownForm(atStep("email")),
  },
});

/** Members that the forms of a step share. */
function atStep(step: SignInStep, unknown?: (services: Services<"settings">) => string) {
  return {
    networkLimit: "SIGN_IN_LIMIT" as const,
    given: nothing,
    back: (c: AppContext, { errors, draft, posted }: Refused<undefined>): Promise<Page> =>
      signInPage(c, { step, email: emailIn(posted), errors, inputs: draft }, posted.data),
    messages: async (c: AppContext) => {
      const service = await customerServiceOf(c.var);
      return {
        early: t("errors.early"),
        "too-often": t("errors.tooOften"),
        enough: (wait: string) => t("errors.enoughLinks", { service, wait }),
        robot: t("errors.botCheck", service),
        unreadable: t("errors.noForm"),
        unavailable: t("errors.unavailable", service),
        ...(unknown && { unknown: unknown(c.var) }),
      };
    },
  };
}

async function tryToLogIn(
  c: AppContext,
  email: string,
  password: string,
  wrong?: string,
): Promise<FormResult<Page>> {
  return logIn(c, { email, password }, { wanted: wantedAfter(c.req) }, wrong).catch(
    async (error: unknown) => {
      if (error instanceof Refusal && error.verdict === "wrong") await noteWrongPassword(c);
      throw error;
    },
  );
}

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
