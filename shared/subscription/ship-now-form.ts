import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";

export const shipNowFields = fieldRules(
  "subscriptionShipNow",
  z.object({
    /** Optimistic concurrency: the order in progress when the step was shown. */
    pending: z.catch(z.string(), ""),
  }),
);
