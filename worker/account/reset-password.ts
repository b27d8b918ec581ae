import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { resetForm } from "../../shared/account/sign-in.ts";
import type { FormErrors } from "../../shared/api/api-error.ts";
import { fieldErrors } from "../../shared/api/api-error.ts";
import { findFormText } from "../../shared/forms/form-errors.ts";
import { pathOf } from "../../shared/forms/smart-form.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { judgeForm, readBody } from "../forms/posted-form.ts";
import { addressOf, retryAfter, withinLimit } from "../forms/within-limit.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice } from "../session/notice.ts";
import { isVisit } from "../session/visit.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(signInTexts);

/** A new password, by the link of a mail: one that is spent or too old is told at once. */
export const loadReset: Loader<"mot-de-passe-oublie-forgotPassword"> = async (c, { forgotPassword }) => {
  const asks = isVisit(c) && (await withinLimit(c, "SIGN_IN_LIMIT", `address ${addressOf(c)}`));
  return resetPage(c, { isSpent: asks && (await c.var.ecommerce.isResetSpent(forgotPassword)) });
};

/** Sets the new password: the confirmation must equal it (spec 5), and a link works once. */
export const resetPassword: Loader<"mot-de-passe-oublie-forgotPassword"> = async (c, { forgotPassword }) => {
  const refused = (status: 415 | 422 | 429 | 503, errors: FormErrors) => refuse(c, status, errors);
  const data = await readBody(c);
  if (!data) return refused(415, about(t("errors.noForm")));
  if (!(await withinLimit(c, "SIGN_IN_LIMIT", `address ${addressOf(c)}`))) {
    return refused(429, about(t("errors.tooOften")));
  }
  const { values, errors } = await judgeForm(resetForm, data);
  if (errors) return refused(422, errors);
  const { newPassword = "", confirmNewPassword = "" } = values as Record<string, string>;
  if (newPassword !== confirmNewPassword) {
    return refused(422, { fields: { confirmNewPassword: t("errors.mismatch") }, form: [] });
  }
  try {
    await c.var.ecommerce.resetPassword(forgotPassword, { newPassword, confirmNewPassword });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // The path of the call is the link itself: it is good for whoever reads the log, and is left out.
    c.var.log.warn("password not reset", { status: error.status });
    if (error.status === 404)
      return wantsJson(c) ? c.json({ isSpent: true }) : resetPage(c, { isSpent: true });
    const shape = { name: resetForm.Name, fields: resetForm.Fields.map(pathOf) };
    return error.refused && error.problem.violations.length
      ? refused(422, fieldErrors(error.problem, shape, findFormText))
      : refused(503, about(t("errors.unavailable", await customerServiceOf(c))));
  }
  leaveNotice(c, { tone: "success", text: t("reset.done"), typed: { signIn: "reset" } });
  const redirect = href("connexion");
  return wantsJson(c) ? c.json({ redirect }) : c.redirect(redirect, 303);
};

const about = (text: string): FormErrors => ({ fields: {}, form: [text] });

function refuse(c: AppContext, status: 415 | 422 | 429 | 503, errors: FormErrors): Page | Response {
  if (status === 429) c.header("Retry-After", String(retryAfter));
  return wantsJson(c) ? c.json({ errors }, status) : resetPage(c, { status, errors });
}

interface Shown {
  status?: 415 | 422 | 429 | 503;
  errors?: FormErrors;
  isSpent?: boolean;
}

/** The address of this page is the link itself: it stands in no head. */
function resetPage(c: AppContext, { status, errors, isSpent = false }: Shown = {}): Page {
  return {
    screen: "reset-password",
    ...(status ? { status } : {}),
    personal: true,
    props: { action: c.req.path, isSpent, ...(errors ? { errors } : {}) },
    head: { title: pageTitle(t("reset.title")), noindex: true },
  };
}
