import { resetForm } from "../../../shared/account/sign-in/account-forms.ts";
import { signInTexts } from "../../../shared/account/sign-in/sign-in.texts.ts";
import { type FormErrors, fieldError } from "../../../shared/forms/form-errors.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import { href, type RouteParams } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import type { FormResult } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import { textOf } from "../../forms/posted.ts";
import { Refusal, refusalOf } from "../../forms/refusal.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import type { Loader, Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { resetAccounts } from "../../session/account-sessions.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { inTime } from "../../with-timeout.ts";

const t = translator(signInTexts);
const rules = smartFormRules(resetForm);

/** Does not check the link: checking would be a write, so a dead link shows when the form is sent. */
export const loadReset: Loader<"mot-de-passe-oublie-forgotPassword"> = async (c) => resetPage(c.req);

type Link = RouteParams<"mot-de-passe-oublie-forgotPassword">;

export const resetPassword = form({
  failure: "password not reset",
  given: (_, { forgotPassword }: Link) => forgotPassword,
  rules: () => rules,
  networkLimit: "SIGN_IN_LIMIT",
  act: async (c, { given: link, values }): Promise<FormResult<Page>> => {
    const newPassword = textOf(values.newPassword);
    const confirmNewPassword = textOf(values.confirmNewPassword);
    if (newPassword !== confirmNewPassword) {
      throw new Refusal("wrong", fieldError("confirmNewPassword", t("errors.mismatch")));
    }
    try {
      await c.var.ecommerce.resetPassword(link, { newPassword, confirmNewPassword });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // The error's path contains the secret link, which must not be logged.
      c.var.log.warn("password not reset", { status: error.status });
      const { verdict, errors } = refusalOf(error, rules);
      if (error.isDoubtful) throw new Refusal(verdict, t("errors.resetUnknown"), { isUnsure: true });
      if (error.status !== 404) throw new Refusal(verdict, errors);
      return { json: { isSpent: true }, page: () => resetPage(c.req, { isSpent: true }) };
    }
    await endTokensAfterReset(c);
    const notice = { tone: "success", text: t("reset.done"), draft: { signIn: "reset" } } as const;
    return { to: href("connexion"), notice };
  },
  back: (c, { errors }) => resetPage(c.req, { errors }),
  messages: async (c) => ({
    unreadable: t("errors.noForm"),
    "too-often": t("errors.tooOften"),
    unavailable: t("errors.unavailable", await customerServiceOf(c.var)),
  }),
});

/** The API does not say whose password was reset: accounts with a pending link lose their access tokens. */
async function endTokensAfterReset(c: AppContext): Promise<void> {
  try {
    await inTime(resetAccounts(c.env).endBefore(Math.floor(clock.now() / 1000) + 1));
  } catch (error) {
    c.var.log.error("access tokens not ended", error);
  }
}

interface Shown {
  errors?: FormErrors;
  isSpent?: boolean;
}

/** The address contains the secret link, so the head must not repeat it. */
function resetPage(req: AppRequest, { errors, isSpent = false }: Shown = {}): Page {
  return {
    screen: "reset-password",
    personal: true,
    props: { action: req.path, isSpent, ...(errors ? { errors } : {}) },
    head: { title: pageTitle(t("reset.title")), noindex: true },
  };
}
