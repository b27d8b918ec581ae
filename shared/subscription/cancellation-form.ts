import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { cancellationTexts } from "./cancellation.texts.ts";

const t = translator(cancellationTexts);

/** Sent to the API as they are. */
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

/** Characters. */
export const longestClarification = 1000;

/** A reason and a clarification (spec 5, cancellation). */
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
