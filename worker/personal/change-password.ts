import { personalNotices } from "../../shared/customer/personal.texts.ts";
import { passwordChangeForm } from "../../shared/customer/personal-forms.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import { translator } from "../../shared/text/translator.ts";
import { form } from "../forms/form.ts";
import { textOf } from "../forms/posted.ts";
import { passwordLimits } from "../forms/within-limit.ts";
import { noteWrongPassword } from "../forms/wrong-passwords.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { fieldOf } from "../upstream/violation-fault.ts";
import { type PersonalCustomer, personalCustomer } from "./personal-customer.ts";
import { personalNotice } from "./personal-notice.ts";
import { downPage, personalPage } from "./personal-page.ts";
import { changeAndSignInAgain, sayOthers, toSignIn } from "./sign-in-again.ts";

const say = translator(personalNotices);
const section = "mot-de-passe";

export const changePassword = form({
  failure: "password not changed",
  given: personalCustomer,
  rules: () => smartFormRules(passwordChangeForm),
  personLimits: passwordLimits(({ given }: { given: PersonalCustomer }) => given.data.email),
  act: async (c, { given: { id, data }, values }) => {
    const currentPassword = textOf(values.currentPassword);
    const newPassword = textOf(values.newPassword);
    const { isIn, others } = await changeAndSignInAgain(c, {
      run: async () => {
        await c.var.ecommerce.changePassword(id, { currentPassword, newPassword });
        // The API's answer has no body, so it proves nothing; the login that follows does.
        return true;
      },
      former: { email: data.email, password: currentPassword },
      credentials: { email: data.email, password: newPassword },
      notSaved: say("passwordNotSaved"),
      unsure: say("passwordUnsure"),
    }).catch(async (error: unknown) => {
      if (isAboutCurrent(error)) await noteWrongPassword(c);
      throw error;
    });
    if (!isIn) return toSignIn(say("passwordSignIn"));
    const text = others === "out" ? say("password") : `${say("passwordAlone")} ${sayOthers(others)}`;
    return {
      to: personalHref({ section }),
      notice: personalNotice("success", section, text),
      json: { text, data },
    };
  },
  back: (c, { given, errors }) => personalPage(c, given.data, { refused: { section, errors } }),
  messages: () => ({ unreadable: say("noForm"), unavailable: say("passwordNotSaved") }),
  outage: async (c) => downPage(c.var, { lostPassword: true }),
});

const isAboutCurrent = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  error.problem.violations.some(({ path }) => fieldOf(path, ["currentPassword"]) !== undefined);
