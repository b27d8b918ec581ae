import { Hono } from "hono";
import { guardFields } from "../../shared/forms/bot-check.ts";
import { isEmail } from "../../shared/forms/form-fields.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { guardForm, type Verdict } from "../forms/guard-form.ts";
import { readBody, textField } from "../forms/posted-form.ts";
import { addressOf, emailKey, retryAfter, withinLimit } from "../forms/within-limit.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice } from "../session/notice.ts";
import { referringPage } from "../session/wanted-page.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(newsletterTexts);

/** Subscription to the newsletter (spec 5 and 8): 204 to the running page, back to its page for a plain form. */
export const newsletterApi = new Hono<AppEnv>().post("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const data = await readBody(c);
  if (!data) return answer(c, 415, t("errors.failed"));
  const email = textField(data, "email").trim();
  const refused = (status: RefusalStatus, message: string) => answer(c, status, message, data);
  if (!(await withinLimit(c, "NEWSLETTER_LIMIT", `address ${addressOf(c)}`))) {
    return refused(429, t("errors.tooOften"));
  }
  if (!isEmail(email)) return refused(422, t("errors.email"));
  const verdict = await guardForm(c, data, "newsletter");
  if (verdict !== "good") return refused(...refusals[verdict]);
  if (!(await withinLimit(c, "NEWSLETTER_LIMIT", emailKey(email)))) {
    return refused(429, t("errors.tooOften"));
  }
  try {
    await c.var.ecommerce.subscribeToNewsletter(email);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("newsletter not subscribed", error);
    return error.status === 422 ? refused(422, t("errors.email")) : refused(503, t("errors.failed"));
  }
  if (wantsJson(c)) return c.body(null, 204);
  leaveNotice(c, { tone: "success", text: t("done") });
  return c.redirect(safeReturnTo(referringPage(c), href("index")), 303);
});

type RefusalStatus = 403 | 415 | 422 | 429 | 503;

const refusals: Record<Exclude<Verdict, "good">, [RefusalStatus, string]> = {
  early: [422, t("errors.early")],
  "too-often": [429, t("errors.tooOften")],
  refused: [403, t("errors.botCheck")],
  unavailable: [503, t("errors.botCheck")],
};

/** A plain form comes back with what was typed, and as long looked at as it was. */
function answer(c: AppContext, status: RefusalStatus, message: string, data = new FormData()): Response {
  if (status === 429) c.header("Retry-After", String(retryAfter));
  if (wantsJson(c)) return c.json({ message }, status);
  const typed = {
    newsletter: textField(data, "email").trim().slice(0, 100),
    stamp: textField(data, guardFields.stamp).slice(0, 100),
  };
  leaveNotice(c, { tone: "error", text: message, typed });
  return c.redirect(safeReturnTo(referringPage(c), href("index")), 303);
}
