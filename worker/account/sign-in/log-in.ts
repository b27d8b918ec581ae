import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import type { FormValues } from "../../../shared/forms/input-values.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { textOf } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { sessionTexts } from "../../session/texts.ts";
import type { Registration } from "../../upstream/ecommerce/customer/account-calls.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { faultOf } from "../../upstream/violation-fault.ts";
import { openAccount } from "./open-account.ts";
import { signIn } from "./sign-in.ts";

const t = translator(signInTexts);
const say = translator(sessionTexts);

interface Credentials {
  email: string;
  password: string;
}

interface After {
  wanted: string;
  message?: string;
  isNew?: boolean;
}

/** An unknown e-mail and a wrong password give the same error. @throws Refusal */
export async function logIn(
  c: AppContext,
  credentials: Credentials,
  after: After,
  wrong: string = t("errors.wrongPassword"),
): Promise<FormRedirect> {
  const answer = await c.var.ecommerce.logIn(credentials).catch((cause: unknown) => {
    if (!(cause instanceof UpstreamError)) {
      throw new Refusal("unavailable", undefined, { cause });
    }
    if (cause.status !== 401) throw cause;
    throw new Refusal("wrong", { fields: { password: wrong }, form: [] }, { cause });
  });
  return { to: await signIn(c, answer, after) };
}

export async function register(
  c: AppContext,
  values: FormValues,
  wanted: string,
): Promise<FormRedirect | undefined> {
  const registration = registrationOf(values);
  const welcome = say("welcome", { firstName: registration.firstName });
  const enter = (message = welcome) => logIn(c, registration, { wanted, message, isNew: true });
  let refusedCode: string | undefined;
  try {
    refusedCode = await openAccount(c, registration);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // A form sent twice has already created the account, so its password logs in.
    return enter().catch(() => {
      throw error;
    });
  }
  const message = refusedCode ? `${welcome} ${say("sponsor.refused", { code: refusedCode })}` : welcome;
  return enter(message).catch((error: unknown) => {
    c.var.log.error("not logged in", error);
    return undefined;
  });
}

const isTaken = (error: unknown) =>
  error instanceof UpstreamError &&
  error.problem.violations.some((violation) => faultOf(violation) === "taken");

function registrationOf(values: FormValues): Registration {
  return {
    email: textOf(values.email),
    password: textOf(values.password),
    firstName: textOf(values.firstName),
    lastName: textOf(values.lastName),
    gender: textOf(values.gender) || null,
    birthday: textOf(values.birthday).slice(0, 10) || null,
    subscribedToNewsletter: values.subscribedToNewsletter === true,
  };
}
