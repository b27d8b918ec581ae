import { Hono } from "hono";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { newsletterForm } from "../../shared/newsletter/newsletter-form.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { textField } from "../forms/posted.ts";
import { emailKey } from "../forms/within-limit.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { leaveNotice } from "../session/notice.ts";
import { refererPage } from "../session/requested-page.ts";

const t = translator(newsletterTexts);

/** Spec 5 and 8: 204 for scripts, back to its page for a plain form. */
const subscribe = form({
  failure: "newsletter not subscribed",
  given: nothing,
  rules: () => newsletterForm,
  networkLimit: "NEWSLETTER_LIMIT",
  personLimits: [{ name: "NEWSLETTER_LIMIT", key: ({ values }) => emailKey(values.email) }],
  botCheck: { action: "newsletter" },
  act: async (c, { values }) => {
    await c.var.ecommerce.subscribeToNewsletter(values.email);
    return { json: null, to: pageOf(c), notice: { tone: "success", text: t("done") } };
  },
  // Keeps the stamp, so that the form's age counts on.
  back: (c, { errors, draft, posted }) => {
    const text = errors.fields.email ?? errors.form.join(" ");
    const fields = {
      newsletter: String(draft.email ?? "")
        .trim()
        .slice(0, 100),
      stamp: textField(posted.data, senderFields.stamp).slice(0, 100),
    };
    leaveNotice(c, { tone: "error", text, draft: fields });
    return c.redirect(pageOf(c), 303);
  },
  messages: async (c) => ({
    early: t("errors.early"),
    "too-often": t("errors.tooOften"),
    robot: t("errors.botCheck", await customerServiceOf(c)),
    unreadable: t("errors.failed"),
    unavailable: t("errors.failed"),
  }),
});

export const newsletterApi = new Hono<AppEnv>().post("/", (c) => subscribe(c, undefined));

const pageOf = (c: AppContext) => safeReturnTo(refererPage(c), href("index"));
