import { Hono } from "hono";
import { meantEmail } from "../../shared/forms/meant-email.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { newsletterForm } from "../../shared/newsletter/newsletter-form.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv, AppRequest } from "../context.ts";
import { backToPage, senderMessages } from "../forms/email-form.ts";
import { form, nothing } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import { emailKey } from "../forms/within-limit.ts";
import { refererPage } from "../session/requested-page.ts";

const t = translator(newsletterTexts);

const subscribe = form({
  failure: "newsletter not subscribed",
  given: nothing,
  rules: () => newsletterForm,
  networkLimit: "NEWSLETTER_LIMIT",
  personLimits: [
    { name: "NEWSLETTER_LIMIT", key: ({ values }) => emailKey(values.email) },
    { name: "NEWSLETTER_MAILS", key: ({ values }) => emailKey(values.email) },
  ],
  botCheck: { action: "newsletter" },
  act: async (c, { values }) => {
    if (!c.var.settings.features.has("newsletter")) throw new Refusal("gone");
    await c.var.ecommerce.subscribeToNewsletter(values.email);
    const meant = meantEmail(values.email);
    const text = meant ? `${t("done")} ${t("meant", { email: meant })}` : t("done");
    return { json: meant ? { meant } : null, to: pageOf(c.req), notice: { tone: "success", text } };
  },
  back: (c, refused) => backToPage(c, refused, pageOf(c.req), { newsletter: refused.draft.email }),
  messages: async (c) => ({ ...(await senderMessages(c.var, t)), unknown: t("errors.unknown") }),
});

export const newsletterApi = new Hono<AppEnv>().post("/", subscribe.act);

const pageOf = (req: AppRequest) => safeReturnTo(refererPage(req), href("index"));
