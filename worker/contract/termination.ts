import { terminationForm, terminationOf, terminationRows } from "../../shared/contract/contract-forms.ts";
import { isRunning } from "../../shared/subscription/next-delivery/next-deliveries.ts";
import type { AppContext } from "../context.ts";
import { ownSubscriptionsOnce } from "../purchase/subscription/own-subscriptions.ts";
import type { ContractKind } from "./contract-kind.ts";

export const termination: ContractKind = {
  request: "termination",
  failure: "termination not sent",
  number: { query: "contrat", field: "contractNumber" },
  ownNumber: onlySubscription,
  formFor: async () => terminationForm,
  postedForm: async () => terminationForm,
  rowsOf: (values) => terminationRows(terminationOf(values)),
  send: (service, values) => service.terminate(terminationOf(values)),
};

/** Empty for a customer with none or several. */
async function onlySubscription(c: AppContext): Promise<string> {
  if (!c.var.session.loggedIn) return "";
  const subscriptions = await ownSubscriptionsOnce(c).catch((error: unknown) => {
    c.var.log.error("number of the only subscription not known", error);
    return [];
  });
  const [only, other] = subscriptions.filter(isRunning);
  return only && !other ? only.number : "";
}
