import { personalNotices } from "../../shared/customer/personal.texts.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import { translator } from "../../shared/text/translator.ts";
import { form } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import { shopperMessage } from "../upstream/api-error.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { rememberDeletionRequest } from "./deletion-request.ts";
import { personalCustomer } from "./personal-customer.ts";
import { deletionPage, downPage } from "./personal-page.ts";

const say = translator(personalNotices);

export const requestDeletion = form({
  failure: "deletion not requested",
  given: personalCustomer,
  rules: () => noFields,
  personLimits: [{ name: "PERSONAL_LIMIT", key: ({ given }) => `deletion of ${given.id}` }],
  act: async (c, { given: { id } }) => {
    await c.var.ecommerce.requestDeletion(id).catch((error: unknown) => {
      throw refusalIn(error);
    });
    rememberDeletionRequest(c, id);
    return { to: personalHref({ section: "suppression" }) };
  },
  back: (c, { errors }) => deletionPage(c.var, errors.form.join(" ")),
  messages: () => ({ unavailable: say("deletionUnsure") }),
  outage: async (c) => downPage(c.var),
});

function refusalIn(error: unknown): unknown {
  if (!(error instanceof UpstreamError && error.status === 422)) return error;
  const reason = shopperMessage(error.problem) ?? "";
  return new Refusal("wrong", say("notDeletable", { reason }).trim(), { cause: error });
}
