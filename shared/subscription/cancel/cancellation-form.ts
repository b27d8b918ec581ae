import * as z from "zod/mini";
import { fieldRules } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { cancellationTexts } from "./cancellation.texts.ts";

const t = translator(cancellationTexts);

export const cancellationReasons = [
  "surplus",
  "price",
  "taste",
  "health",
  "bereavement",
  "delivery",
  "elsewhere",
  "other",
] as const;

const longestClarification = 1000;

export const cancellationFields = fieldRules(
  "subscriptionCancellation",
  z.object({
    reason: z.enum(cancellationReasons, t("form.reason.missing")),
    message: z
      .string(t("form.message.missing"))
      .check(
        z.trim(),
        z.minLength(1, t("form.message.missing")),
        z.maxLength(longestClarification, t("form.message.long")),
      ),
  }),
);
