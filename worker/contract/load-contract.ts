import { contractHref } from "../../shared/contract/contract-href.ts";
import { formatMoment } from "../../shared/time/dates.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import type { ContractReceipt } from "../upstream/ecommerce/contract-calls.ts";
import { type ContractKind, requestedNumber } from "./contract-kind.ts";
import { contractPage } from "./contract-page.ts";
import { readReceiptAddress } from "./receipt-address.ts";
import { readSavedRequest } from "./saved-request.ts";

export async function loadContract(c: AppContext, kind: ContractKind): Promise<Page | Response> {
  if (c.req.query("accuse") !== undefined) {
    const receipt = await readReceiptAddress(c, kind.request);
    return receipt ? receiptPage(c, kind, receipt) : redirectTo(c, contractHref(kind.request), 302);
  }
  const number = requestedNumber(c.req, kind);
  const { draft: saved } = await readSavedRequest(c, kind.request);
  const draft = saved?.number === number ? saved : undefined;
  const typed = draft?.inputs[kind.number.field];
  const [form, customer, ownNumber = ""] = await Promise.all([
    kind.formFor(c, typeof typed === "string" ? typed : number),
    c.var.session.customer(),
    number ? undefined : kind.ownNumber?.(c),
  ]);
  const { firstName, lastName, email } = customer;
  const known = { name: `${firstName} ${lastName}`.trim(), email, [kind.number.field]: number || ownNumber };
  return contractPage(
    c,
    kind,
    draft
      ? { step: "form", form, inputs: { ...known, ...draft.inputs }, isRestored: true }
      : { step: "form", form, inputs: known },
  );
}

async function receiptPage(c: AppContext, kind: ContractKind, receipt: ContractReceipt): Promise<Page> {
  const { receipt: saved } = await readSavedRequest(c, kind.request);
  const known = saved?.reference === receipt.reference ? saved : undefined;
  return contractPage(c, kind, {
    step: "receipt",
    reference: receipt.reference,
    receivedAt: formatMoment(receipt.receivedAt),
    attemptedAt: known?.attemptedAt ? formatMoment(known.attemptedAt) : "",
    rows: known?.rows ?? [],
    email: known?.email ?? "",
    hasSubscriptions: c.var.settings.features.has("subscriptions"),
  });
}
