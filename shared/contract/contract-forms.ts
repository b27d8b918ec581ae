import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import type { FormValues } from "../forms/input-values.ts";
import type { SmartField, SmartForm } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { formatDate } from "../time/dates.ts";
import { contractFormTexts } from "./texts.ts";

const t = translator(contractFormTexts);

export const contractActions = { check: "verifier", confirm: "confirmer", erase: "effacer" } as const;

export const contractFields = fieldRules(
  "contract",
  z.object({ faire: z.catch(z.enum(contractActions), contractActions.check) }),
);

export type ContractRows = [name: string, value: string][];

/** Never checked against a pattern: no number that a customer was given may be refused. */
export const longestNumber = 120;

const person: SmartField[] = [
  {
    name: "name",
    kind: "text",
    label: t("name"),
    required: true,
    isPersonName: true,
    refusesLinks: "text",
    autocomplete: "name",
    maxLength: 120,
    errors: { required: t("noName") },
  },
  {
    name: "email",
    kind: "text",
    type: "email",
    label: t("email"),
    hint: t("emailHint"),
    required: true,
    autocomplete: "email",
    inputmode: "email",
    errors: { required: t("noEmail") },
  },
];

/** C. conso. D215-2: no reason may be asked for. */
export const terminationForm: SmartForm = {
  name: "termination",
  fields: [
    ...person,
    {
      name: "contractNumber",
      kind: "text",
      label: t("contractNumber"),
      hint: t("contractNumberHint"),
      required: true,
      refusesLinks: "number",
      maxLength: longestNumber,
      errors: { required: t("noContractNumber") },
    },
    {
      name: "date",
      kind: "date",
      label: t("date"),
      hint: t("dateHint"),
      min: "today",
      errors: { too_soon: t("pastDate") },
    },
  ],
};

export function withdrawalForm(lines: readonly string[] = []): SmartForm {
  const items: SmartField =
    lines.length > 0
      ? {
          name: "lines",
          kind: "choices",
          type: "checkbox",
          label: t("items"),
          hint: t("linesHint"),
          errors: { choice: t("otherOrder") },
          choices: lines.map((line) => ({ value: line, label: line })),
        }
      : {
          name: "items",
          kind: "textarea",
          label: t("items"),
          hint: t("itemsHint"),
          maxLength: 1000,
          refusesLinks: "number",
        };
  return {
    name: "withdrawal",
    fields: [
      ...person,
      {
        name: "orderNumber",
        kind: "text",
        label: t("orderNumber"),
        hint: t("orderNumberHint"),
        required: true,
        refusesLinks: "number",
        maxLength: longestNumber,
        errors: { required: t("noOrderNumber") },
      },
      items,
    ],
  };
}

export interface Termination {
  name: string;
  email: string;
  contractNumber: string;
  /** Y-m-d; null for as soon as possible. */
  date: string | null;
}

export interface Withdrawal {
  name: string;
  email: string;
  orderNumber: string;
  /** Null for the whole order. */
  items: string[] | null;
}

const text = z.catch(z.string(), "");
const optional = z.catch(z.nullable(z.string()), null);
const personSchema = { name: text, email: text };
const terminationSchema = z.object({ ...personSchema, contractNumber: text, date: optional });
const withdrawalSchema = z.object({
  ...personSchema,
  orderNumber: text,
  lines: z.catch(z.array(z.string()), []),
  items: optional,
});

export function terminationOf(values: FormValues): Termination {
  const { date, ...request } = terminationSchema.parse(values);
  return { ...request, date: date?.slice(0, 10) ?? null };
}

export function withdrawalOf(values: FormValues): Withdrawal {
  const { lines, items, ...request } = withdrawalSchema.parse(values);
  const named = [...lines, ...(items ?? "").split("\n")]
    .flatMap((line) => line.trim().slice(0, longestItem) || [])
    .slice(0, mostItems);
  return { ...request, items: named.length > 0 ? named : null };
}

const longestItem = 300;
const mostItems = 100;

export const terminationRows = ({ name, email, contractNumber, date }: Termination): ContractRows => [
  [t("contractNumber"), contractNumber],
  [t("date"), date ? formatDate(date) : t("soon")],
  [t("name"), name],
  [t("email"), email],
];

export const withdrawalRows = ({ name, email, orderNumber, items }: Withdrawal): ContractRows => [
  [t("orderNumber"), orderNumber],
  [t("items"), items ? items.join("\n") : t("all")],
  [t("name"), name],
  [t("email"), email],
];
