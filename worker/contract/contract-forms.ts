import { contractActions, contractFields } from "../../shared/contract/contract-forms.ts";
import { contractHref } from "../../shared/contract/contract-href.ts";
import { contractErrors } from "../../shared/contract/texts.ts";
import { noFields, parseForm } from "../../shared/forms/form-rules.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import { smartFormDraft } from "../../shared/forms/form-values.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { form, nothing } from "../forms/form.ts";
import type { Refused } from "../forms/form-definition.ts";
import { oneOf } from "../forms/one-of.ts";
import { type Posted, textField, textOf } from "../forms/posted.ts";
import { emailKey, networkAddress, networkKey } from "../forms/within-limit.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import type { Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { type ContractKind, requestedNumber } from "./contract-kind.ts";
import { contractPage } from "./contract-page.ts";
import { receiptHref } from "./receipt-address.ts";
import { attemptIn, receiveRequest } from "./receive-request.ts";
import { eraseSavedRequest, readSavedRequest, saveRequest } from "./saved-request.ts";

const say = translator(contractErrors);

/** No bot check, because nobody may be kept from a legal right (docs/decisions/040-legal.md). */
export const contractForms = (kind: ContractKind) =>
  oneOf({
    choose: (_, { values }) => contractFields.schema.parse(values).faire,
    forms: {
      [contractActions.check]: checkForm(kind),
      [contractActions.confirm]: confirmForm(kind),
      [contractActions.erase]: eraseForm(kind),
    },
  });

interface Given {
  form: SmartForm;
  rules: ReturnType<typeof smartFormRules>;
}

const common = (kind: ContractKind) => ({
  failure: kind.failure,
  networkLimit: "CONTRACT_LIMIT" as const,
  given: async (c: AppContext, __: unknown, { data }: Posted): Promise<Given> => {
    const form = await kind.postedForm(c, data);
    return { form, rules: smartFormRules(form) };
  },
  rules: ({ rules }: Given) => rules,
  messages: async (c: AppContext) => {
    const service = await customerServiceOf(c.var);
    return {
      "too-often": say("tooOften", { service }),
      enough: (wait: string) => say("enough", { service, wait }),
      unreadable: say("unreadable"),
    };
  },
});

function checkForm(kind: ContractKind) {
  return form<Given, FormValues, Page | Response>({
    ...common(kind),
    act: async (c, { given, values, posted }) => {
      const inputs = smartFormDraft(given.form, posted.data);
      const { draft, receipt } = await readSavedRequest(c, kind.request);
      const attempt = attemptIn(kind, draft, inputs);
      await saveRequest(c, kind.request, {
        draft: { number: requestedNumber(c.req, kind), inputs, ...attempt },
        receipt,
      });
      return { json: { checked: true }, page: () => contractPage(c, kind, recapOf(kind, values, inputs)) };
    },
    back: (c, refused) => formAgain(c, kind, refused),
  });
}

function confirmForm(kind: ContractKind) {
  return form<Given, FormValues, Page | Response>({
    ...common(kind),
    // Mobile carriers give thousands of customers one address, so this limit stops floods only.
    personLimits: [
      { name: "CONTRACT_NETWORK_MAILS", key: (_, c) => networkKey(c.req) },
      // The network is part of the key, so that nobody can use up another customer's legal right.
      {
        name: "CONTRACT_MAILS",
        key: ({ values }, c) => `${emailKey(textOf(values.email))} from ${networkAddress(c.req)}`,
      },
    ],
    act: async (c, { given, values, posted }): Promise<FormRedirect> => {
      const inputs = smartFormDraft(given.form, posted.data);
      const to = await receiptHref(c.var, kind.request, await receiveRequest(c, kind, values, inputs));
      return { to };
    },
    back: async (c, refused) => {
      const { given, errors, draft, posted } = refused;
      const { values } = await parseForm(given.rules, posted.values);
      if (!values || Object.keys(errors.fields).length > 0) return formAgain(c, kind, refused);
      return contractPage(c, kind, { ...recapOf(kind, values, draft), errors });
    },
  });
}

function eraseForm(kind: ContractKind) {
  const to = (c: AppContext) => contractHref(kind.request, requestedNumber(c.req, kind));
  return form<undefined, unknown, Page | Response>({
    failure: kind.failure,
    networkLimit: "CONTRACT_LIMIT",
    given: nothing,
    rules: () => noFields,
    act: (c) => {
      eraseSavedRequest(c, kind.request);
      return { to: to(c) };
    },
    back: (c) => redirectTo(c, to(c), 303),
  });
}

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
  { draft, errors, posted }: Refused<Given>,
): Promise<Page> {
  const typed = textField(posted.data, kind.number.field);
  const form = await kind.formFor(c, typed || requestedNumber(c.req, kind));
  return contractPage(c, kind, { step: "form", form, inputs: draft, errors });
}
