import { Hono } from "hono";
import { guardFields } from "../../shared/bot-check.ts";
import { isEmail } from "../../shared/form-fields.ts";
import { newsletterTexts } from "../../shared/i18n/newsletter.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { readBody, textField } from "../forms/posted-form.ts";
import { wantsJson } from "../forms/wants-json.ts";
import { addressOf, retryAfter, withinLimit } from "../forms/within-limit.ts";
import { leaveNotice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(newsletterTexts);

/** Subscription to the newsletter (spec 5 and 8): 204 to the running page, back to its page for a plain form. */
export const newsletterApi = new Hono<AppEnv>().post("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const data = await readBody(c);
  if (!data) return answer(c, 415, t("errors.failed"));
  const email = textField(data, "email").trim();
  if (!(await withinLimit(c, "NEWSLETTER_LIMIT", `address ${addressOf(c)}`))) {
    return answer(c, 429, t("errors.tooOften"), email);
  }
  if (!isEmail(email)) return answer(c, 422, t("errors.email"), email);
  if (textField(data, guardFields.trap)) {
    c.var.log.warn("form refused", { action: "newsletter", reason: "the trap was filled in" });
    return answer(c, 403, t("errors.failed"), email);
  }
  if (!(await withinLimit(c, "NEWSLETTER_LIMIT", `e-mail ${email.toLowerCase()}`))) {
    return answer(c, 429, t("errors.tooOften"), email);
  }
  try {
    await c.var.ecommerce.subscribeToNewsletter(email);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("newsletter not subscribed", error);
    return error.status === 422
      ? answer(c, 422, t("errors.email"), email)
      : answer(c, 503, t("errors.failed"), email);
  }
  if (wantsJson(c)) return c.body(null, 204);
  leaveNotice(c, { tone: "success", text: t("done") });
  return c.redirect(pageOf(c), 303);
});

function answer(c: AppContext, status: 403 | 415 | 422 | 429 | 503, message: string, email = ""): Response {
  if (status === 429) c.header("Retry-After", String(retryAfter));
  if (wantsJson(c)) return c.json({ message }, status);
  leaveNotice(c, { tone: "error", text: message, typed: { newsletter: email.slice(0, 100) } });
  return c.redirect(pageOf(c), 303);
}

/** The form stands at the foot of every page: its browser says of which. */
function pageOf(c: AppContext): string {
  const referrer = c.req.header("referer") ?? "";
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const own = page?.origin === new URL(c.req.url).origin ? page.pathname + page.search : undefined;
  return safeReturnTo(own, href("index"));
}
