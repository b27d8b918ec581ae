import { contractActions, contractFields, longestNumber } from "../../shared/contract/contract-forms.ts";
import { contractHref } from "../../shared/contract/contract-href.ts";
import { contractErrors } from "../../shared/contract/texts.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import { smartFormDraft } from "../../shared/forms/form-values.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import { formatMoment } from "../../shared/time/dates.ts";
import type { AppContext } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { chosenForm } from "../forms/chosen-form.ts";
import { formChoice } from "../forms/form.ts";
import type { Refused } from "../forms/form-definition.ts";
import type { Posted } from "../forms/posted.ts";
import { Refusal } from "../forms/refusal.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import type { Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { ecommerceService } from "../services.ts";
import type { ContractReceipt } from "../upstream/ecommerce/contract-calls.ts";
import { UpstreamError } from "../upstream/http.ts";
import type { ContractKind } from "./contract-kind.ts";
import { contractPage } from "./contract-page.ts";
import { readReceiptAddress, receiptHref } from "./receipt-address.ts";
import { readSavedRequest, type SavedRequest, saveRequest } from "./saved-request.ts";

const say = translator(contractErrors);

export async function loadContract(c: AppContext, kind: ContractKind): Promise<Page | Response> {
  if (c.req.query("accuse") !== undefined) {
    const receipt = await readReceiptAddress(c, kind.request);
    return receipt ? receiptPage(c, kind, receipt) : redirectTo(c, contractHref(kind.request), 302);
  }
  const number = numberIn(c, kind);
  const [form, saved, customer] = await Promise.all([
    kind.formFor(c, number),
    readSavedRequest(c, kind.request),
    c.var.session.customer(),
  ]);
  const { firstName, lastName, email } = customer;
  const inputs = {
    name: `${firstName} ${lastName}`.trim(),
    email,
    [kind.number.field]: number,
    ...(saved && !saved.receipt && saved.number === number ? saved.inputs : {}),
  };
  return contractPage(c, kind, { step: "form", form, inputs });
}

/**
 * First the recap, then the request itself (C. conso., D215-3 and D221-5). Neither bot check nor stamp: a legal right
 * is kept from nobody, and the network's limit names telephone and mail (docs/decisions/040-legal.md).
 */
export function contractForms(kind: ContractKind) {
  const { check, confirm } = { check: checkForm(kind), confirm: confirmForm(kind) };
  return chosenForm<unknown, Page | Response>(
    (_, { values }) =>
      contractFields.schema.parse(values).faire === contractActions.confirm ? confirm : check,
    { networkLimit: "CONTRACT_LIMIT" },
  );
}

interface Given {
  form: SmartForm;
  rules: ReturnType<typeof smartFormRules>;
}

const common = (kind: ContractKind) => ({
  failure: kind.failure,
  given: (_: AppContext, __: unknown, { data }: Posted): Given => {
    const form = kind.postedForm(data);
    return { form, rules: smartFormRules(form) };
  },
  rules: ({ rules }: Given) => rules,
  messages: async (c: AppContext) => ({
    "too-often": say("tooOften", { service: await customerServiceOf(c) }),
    unreadable: say("unreadable"),
  }),
});

function checkForm(kind: ContractKind) {
  return formChoice<Given, FormValues, Page | Response>({
    ...common(kind),
    act: async (c, { given, values, posted }) => {
      const inputs = smartFormDraft(given.form, posted.data);
      const saved = await readSavedRequest(c, kind.request);
      await saveRequest(c, kind.request, {
        number: numberIn(c, kind),
        inputs,
        ...attemptIn(kind, saved, inputs),
      });
      return { json: { checked: true }, page: () => contractPage(c, kind, recapOf(kind, values, inputs)) };
    },
    back: (c, refused) => formAgain(c, kind, refused),
  });
}

function confirmForm(kind: ContractKind) {
  return formChoice<Given, FormValues, Page | Response>({
    ...common(kind),
    act: async (c, { given, values, posted }): Promise<FormRedirect> => {
      const inputs = smartFormDraft(given.form, posted.data);
      const to = await receiptHref(c, kind.request, await receive(c, kind, values, inputs));
      return { to };
    },
    back: async (c, refused) => {
      const { given, errors, draft, posted } = refused;
      const { success, data } = await given.rules.schema.safeParseAsync(posted.values);
      if (!success || Object.keys(errors.fields).length > 0) return formAgain(c, kind, refused);
      return contractPage(c, kind, { ...recapOf(kind, data, draft), errors });
    },
  });
}

/** @throws Refusal in an outage, with the moment of the attempt */
async function receive(
  c: AppContext,
  kind: ContractKind,
  values: FormValues,
  inputs: FormInputs,
): Promise<ContractReceipt> {
  const { configuration, deadline, log } = c.var;
  const saved = await readSavedRequest(c, kind.request);
  const known = isSame(saved?.inputs, inputs) && saved?.receipt ? toReceipt(saved.receipt) : undefined;
  if (known && Date.now() - known.receivedAt.getTime() < sameRequest) return known;
  const attempt = attemptIn(kind, saved, inputs);
  const request = { number: numberIn(c, kind), inputs, ...attempt };
  try {
    // Without the customer's token: one that has expired is no obstacle.
    const receipt = await kind.send(ecommerceService(c.env, configuration, { log, deadline }), values);
    const { reference, receivedAt } = receipt;
    const shown = { reference, receivedAt: receivedAt.toISOString(), rows: kind.rowsOf(values) };
    await saveRequest(c, kind.request, { ...request, receipt: shown });
    return receipt;
  } catch (cause) {
    if (!(cause instanceof UpstreamError) || isAboutFields(cause)) throw cause;
    const now = new Date();
    await saveRequest(c, kind.request, { attemptedAt: now.toISOString(), ...request });
    const said = { moment: formatMoment(now), service: await customerServiceOf(c) };
    throw new Refusal("unavailable", say(cause.isDoubtful ? "unknown" : "notReceived", said), { cause });
  }
}

const isAboutFields = ({ status, refused, problem }: UpstreamError) =>
  refused && (status === 422 || problem.violations.length > 0);

/** The first one is kept while it is about the same contract. */
function attemptIn(kind: ContractKind, saved: SavedRequest | undefined, inputs: FormInputs) {
  const { field } = kind.number;
  const isOpen = saved?.attemptedAt && !saved.receipt && saved.inputs[field] === inputs[field];
  return isOpen ? { attemptedAt: saved.attemptedAt } : {};
}

const isSame = (one: FormInputs | undefined, other: FormInputs) =>
  JSON.stringify(one) === JSON.stringify(other);

const numberIn = (c: AppContext, kind: ContractKind) =>
  (c.req.query(kind.number.query) ?? "")
    .replace(/[\p{Control}\s]+/gu, " ")
    .trim()
    .slice(0, longestNumber);

/** Milliseconds in which the same content pressed again has the same receipt. */
const sameRequest = 15 * 60 * 1000;

const toReceipt = ({
  reference,
  receivedAt,
}: {
  reference: string;
  receivedAt: string;
}): ContractReceipt => ({
  reference,
  receivedAt: new Date(receivedAt),
});

const recapOf = (kind: ContractKind, values: FormValues, inputs: FormInputs) => ({
  step: "recap" as const,
  rows: kind.rowsOf(values),
  fields: Object.entries(inputs).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  ),
});

async function formAgain(
  c: AppContext,
  kind: ContractKind,
  { draft, errors }: Refused<Given>,
): Promise<Page> {
  const form = await kind.formFor(c, numberIn(c, kind));
  return contractPage(c, kind, { step: "form", form, inputs: draft, errors });
}

/** What was asked stands in the visitor's cookie, reference and moment in the address. */
async function receiptPage(c: AppContext, kind: ContractKind, receipt: ContractReceipt): Promise<Page> {
  const saved = await readSavedRequest(c, kind.request);
  const known = saved?.receipt?.reference === receipt.reference ? saved : undefined;
  return contractPage(c, kind, {
    step: "receipt",
    reference: receipt.reference,
    receivedAt: formatMoment(receipt.receivedAt),
    attemptedAt: known?.attemptedAt ? formatMoment(known.attemptedAt) : "",
    rows: known?.receipt?.rows ?? [],
    email: String(known?.inputs.email ?? ""),
  });
}
