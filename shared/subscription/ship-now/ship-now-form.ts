import * as z from "zod/mini";
import { fieldRules } from "../../forms/form-rules.ts";

export const shipNowFields = fieldRules(
  "subscriptionShipNow",
  z.object({
    pending: z.catch(z.string(), ""),
  }),
);
