import * as z from "zod/mini";
import { isVariantCode } from "../../cart/variant-code.ts";
import { emailField } from "../../forms/email-field.ts";
import { fieldRules, type InputName } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { stockNotificationTexts } from "./stock-notification.texts.ts";

const t = translator(stockNotificationTexts);

export const stockNotificationForm = fieldRules(
  "stock-notification",
  z.object({
    email: emailField(t("errors.email")),
    variantCode: z.catch(z.string(), "").check(z.refine(isVariantCode, { error: t("errors.notOffered") })),
  }),
);

export type StockNotificationInput = InputName<typeof stockNotificationForm> | "returnTo";
