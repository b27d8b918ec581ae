import { personalNotices, personalTexts } from "../../shared/customer/personal.texts.ts";
import { emailChangeForm } from "../../shared/customer/personal-forms.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { fieldError } from "../../shared/forms/form-errors.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { form } from "../forms/form.ts";
import type { Submission } from "../forms/form-definition.ts";
import { textOf } from "../forms/posted.ts";
import { Refusal } from "../forms/refusal.ts";
import { emailKey, passwordLimits } from "../forms/within-limit.ts";
import { noteWrongPassword } from "../forms/wrong-passwords.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type PersonalCustomer, personalCustomer } from "./personal-customer.ts";
import { savePersonalDraft } from "./personal-draft.ts";
import { personalNotice } from "./personal-notice.ts";
import { downPage, personalPage } from "./personal-page.ts";
import { changeAndSignInAgain, sayOthers, toSignIn, tryPassword } from "./sign-in-again.ts";

const t = translator(personalTexts);
const say = translator(personalNotices);
const section = "e-mail";

type Submitted = Submission<PersonalCustomer, FormValues>;

/** Verifies the password first: the e-mail address gives access to the account. */
export const changeEmail = form({
  failure: "e-mail not changed",
  given: personalCustomer,
  rules: () => smartFormRules(emailChangeForm),
  personLimits: [
    ...passwordLimits(({ given }: Submitted) => given.data.email),
    // Each change sends mails to an address that may be a stranger's.
    { name: "CONFIRMATION_MAILS", key: ({ given }: Submitted) => `changes of ${given.id}` },
    { name: "CONFIRMATION_MAILS", key: ({ values }: Submitted) => emailKey(textOf(values.email)) },
  ],
  act: async (c, { given: { id, data }, values }) => {
    const email = textOf(values.email);
    const password = textOf(values.currentPassword);
    if (email.toLowerCase() === data.email.toLowerCase()) throw wrong("email", t("email.same"));
    await verifyPassword(c, { email: data.email, password });
    const { isIn, others } = await changeAndSignInAgain(c, {
      run: () => c.var.ecommerce.changeCustomer(id, { email }),
      former: { email: data.email, password },
      credentials: { email, password },
      notSaved: say("notSaved"),
      unsure: say("unsure"),
    });
    if (!isIn) return toSignIn(say("emailSignIn", { email }));
    const text = say("email", { email }) + (others === "out" ? "" : ` ${sayOthers(others)}`);
    return {
      to: personalHref({ section }),
      notice: personalNotice("success", section, text),
      json: { text, data: { ...data, email, isUnverified: true } },
    };
  },
  back: (c, { given, errors, draft }) =>
    personalPage(c, given.data, { refused: { section, errors }, inputs: { [section]: draft } }),
  messages: () => ({ unreadable: say("noForm"), unavailable: say("notSaved") }),
  saveDraft: (c, _, posted) => savePersonalDraft(c, section, posted),
  outage: async (c) => downPage(c.var, { lostPassword: true }),
});

async function verifyPassword(c: AppContext, credentials: { email: string; password: string }) {
  await tryPassword(c, credentials).catch(async (error: unknown) => {
    if (!(error instanceof UpstreamError)) throw new Refusal("unavailable", undefined, { cause: error });
    if (error.status !== 401) throw error;
    await noteWrongPassword(c);
    throw wrong("currentPassword", t("password.wrong"));
  });
}

const wrong = (field: string, text: string) => new Refusal("wrong", fieldError(field, text));
