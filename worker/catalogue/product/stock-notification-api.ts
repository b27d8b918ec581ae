import { Hono } from "hono";
import { stockNotificationAnchor } from "../../../shared/api/api.ts";
import { safeReturnTo } from "../../../shared/links.ts";
import { stockNotificationTexts } from "../../../shared/product/out-of-stock/stock-notification.texts.ts";
import { stockNotificationForm } from "../../../shared/product/out-of-stock/stock-notification.ts";
import type { Variant } from "../../../shared/product/product.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppEnv, Services } from "../../context.ts";
import { backToPage, senderMessages } from "../../forms/email-form.ts";
import { form, nothing } from "../../forms/form.ts";
import { type Posted, textField } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { emailKey } from "../../forms/within-limit.ts";
import { nullIfAbsent, UpstreamError } from "../../upstream/upstream-error.ts";

const t = translator(stockNotificationTexts);

/** The answer must not reveal whether the e-mail is known. */
const notify = form({
  failure: "stock notification not saved",
  given: nothing,
  rules: () => stockNotificationForm,
  networkLimit: "STOCK_NOTIFICATION_LIMIT",
  personLimits: [
    { name: "STOCK_NOTIFICATION_LIMIT", key: ({ values }) => emailKey(values.email) },
    { name: "STOCK_MAILS", key: ({ values }) => emailKey(values.email) },
  ],
  botCheck: { action: "stock" },
  act: async (c, { values: { email, variantCode }, posted }) => {
    if (!c.var.settings.features.has("back-in-stock")) throw new Refusal("gone");
    const sold = await soldAs(c.var, variantCode);
    if (!sold) throw new Refusal("gone");
    // The API would mail the posted address at once if the format is in stock.
    if (sold.isInStock) throw new Refusal("wrong", t("errors.inStock"));
    try {
      await c.var.ecommerce.notifyOfStock(variantCode, email);
    } catch (error) {
      if (!isNotOffered(error)) throw error;
      c.var.log.error("stock notification not offered", error, { variantCode });
      throw new Refusal("gone");
    }
    return {
      json: null,
      to: pageOf(posted),
      notice: {
        tone: "success",
        text: t("done", { email: "" }),
        draft: { stockNotification: variantCode, email },
      },
    };
  },
  back: (c, refused) => {
    const { variantCode, email } = refused.draft;
    return backToPage(c, refused, pageOf(refused.posted), { stockNotification: variantCode, email });
  },
  messages: async (c) => ({ ...(await senderMessages(c.var, t)), gone: t("errors.notOffered") }),
});

export const stockNotificationApi = new Hono<AppEnv>().post("/", notify.act);

async function soldAs(
  services: Services<"content" | "ecommerce">,
  code: string,
): Promise<Pick<Variant, "isInStock"> | undefined> {
  const { content, ecommerce } = services;
  const variant = await ecommerce.variant(code).catch(nullIfAbsent);
  const product = variant?.product ? await content.product(`sku-${variant.product}`, 2) : null;
  if (!product?.viewable || product.oldProduct) return undefined;
  const format = product.variants.find((one) => one.code === code);
  const sample = !format && product.sample ? await content.sample(product.sample) : null;
  return format ?? (sample?.code === code ? sample : undefined);
}

const isNotOffered = (error: unknown) => error instanceof UpstreamError && error.status === 404;

const pageOf = ({ data }: Posted) =>
  `${safeReturnTo(textField(data, "returnTo"), href("index"))}#${stockNotificationAnchor}`;
