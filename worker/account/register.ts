import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { registrationForm } from "../../shared/account/sign-in.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { sessionTexts } from "../session/texts.ts";
import type { Registration } from "../upstream/ecommerce/account-calls.ts";
import { UpstreamError } from "../upstream/http.ts";
import { enter } from "./enter.ts";
import { failed } from "./failed.ts";
import { type Outcome, type Reading, text } from "./step.ts";

const t = translator(signInTexts);
const say = translator(sessionTexts);

/** Opens the account and logs in. An account that is there and cannot be entered yet is said to be there. */
export async function register(c: AppContext, read: Reading, wanted: string): Promise<Partial<Outcome>> {
  const { email, values } = read;
  const password = text(values.password);
  const said = say("welcome", { firstName: text(values.firstName) });
  const logIn = () => enter(c, { email, password, wanted, said });
  try {
    await c.var.ecommerce.register(registrationOf(email, password, values));
  } catch (error) {
    // Sent twice without scripts, it was opened a moment ago: then its password opens it.
    const entered = isTaken(error) ? await logIn() : undefined;
    return entered?.redirect ? entered : failed(c, "not registered", error, registrationForm(new Date()));
  }
  const entered = await logIn();
  if (entered.redirect) return entered;
  return { step: "password", email, inputs: {}, notice: t("registration.known") };
}

const isTaken = (error: unknown) =>
  error instanceof UpstreamError && error.problem.violations.some(({ path }) => path === "email");

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
