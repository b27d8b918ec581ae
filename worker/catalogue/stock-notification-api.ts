import { Hono } from "hono";
import { stockNotificationAnchor } from "../../shared/api/api.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { safeReturnTo } from "../../shared/links.ts";
import { stockNotificationTexts } from "../../shared/product/stock-notification.texts.ts";
import { stockNotificationForm } from "../../shared/product/stock-notification.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { type Posted, textField } from "../forms/posted.ts";
import { Refusal } from "../forms/refusal.ts";
import { emailKey } from "../forms/within-limit.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { leaveNotice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";

const t = translator(stockNotificationTexts);

/** 204 for scripts, back to its page for a plain form; the same whether or not the e-mail is known. */
const notify = form({
  failure: "stock notification not saved",
  given: nothing,
  rules: () => stockNotificationForm,
  networkLimit: "STOCK_NOTIFICATION_LIMIT",
  personLimits: [{ name: "STOCK_NOTIFICATION_LIMIT", key: ({ values }) => emailKey(values.email) }],
  botCheck: { action: "stock" },
  act: async (c, { values: { email, variantCode }, posted }) => {
    if (!c.var.settings.features.has("back-in-stock")) throw new Refusal("gone");
    try {
      await c.var.ecommerce.notifyOfStock(variantCode, email);
    } catch (error) {
      if (!isNotOffered(error)) throw error;
      // Posted codes may be made up: no fault of the shop.
      c.var.log.warn("stock notification not offered");
      throw new Refusal("gone", undefined, { cause: error });
    }
    return {
      json: null,
      to: pageOf(posted),
      notice: { tone: "success", text: t("done"), draft: { stockNotification: variantCode } },
    };
  },
  // Keeps the stamp, so that the form's age counts on.
  back: (c, { errors, draft, posted }) => {
    const text = errors.fields.email ?? errors.fields.variantCode ?? errors.form.join(" ");
    const fields = {
      stockNotification: String(draft.variantCode ?? "").slice(0, 100),
      email: String(draft.email ?? "")
        .trim()
        .slice(0, 100),
      stamp: textField(posted.data, senderFields.stamp).slice(0, 100),
    };
    leaveNotice(c, { tone: "error", text, draft: fields });
    return c.redirect(pageOf(posted), 303);
  },
  messages: async (c) => ({
    early: t("errors.early"),
    "too-often": t("errors.tooOften"),
    robot: t("errors.botCheck", await customerServiceOf(c)),
    gone: t("errors.notOffered"),
    unreadable: t("errors.failed"),
    unavailable: t("errors.failed"),
  }),
});

export const stockNotificationApi = new Hono<AppEnv>().post("/", (c) => notify(c, undefined));

/** An API that does not know the format, or the call. */
const isNotOffered = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && (error.status === 404 || error.status === 405);

const pageOf = ({ data }: Posted) =>
  `${safeReturnTo(textField(data, "returnTo"), href("index"))}#${stockNotificationAnchor}`;
