import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";

export const shipNowFields = fieldRules(
  "subscriptionShipNow",
  z.object({
    /** Token of the order that was being sent when the step was shown. */
    pending: z.catch(z.string(), ""),
  }),
);
