import { noFields } from "../../shared/forms/form-rules.ts";
import type { AppContext } from "../context.ts";
import { type KnownCustomer, knownCustomer } from "../session/known-customer.ts";
import type { FormRedirect } from "./answer.ts";
import type { FormDefinition } from "./form-definition.ts";
import { emailKey } from "./within-limit.ts";

interface ConfirmationMail {
  sent: (known: KnownCustomer) => FormRedirect;
  notSent: string;
  unsure: string;
  back: (c: AppContext, reason: string) => Response;
}

export const confirmationMail = ({
  sent,
  notSent,
  unsure,
  back,
}: ConfirmationMail): FormDefinition<KnownCustomer, unknown, Response, unknown> => ({
  failure: "confirmation not requested",
  given: (c) => knownCustomer(c.var.session),
  rules: () => noFields,
  personLimits: [
    { name: "PERSONAL_LIMIT", key: ({ given }) => `mails for ${given.id}` },
    { name: "CONFIRMATION_MAILS", key: ({ given }) => emailKey(given.customer.email) },
  ],
  act: async (c, { given }) => {
    await c.var.ecommerce.askForVerification();
    return sent(given);
  },
  back: (c, { errors }) => back(c, errors.form.join(" ")),
  messages: () => ({ unavailable: notSent, unknown: unsure }),
  outage: async (c) => back(c, notSent),
});
