import * as z from "zod/mini";
import * as clock from "../time/clock.ts";
import { type ErrorParams, type FindText, messageOf, ownMessage } from "./error-messages.ts";
import { type FieldReading, mendedText, readField } from "./form-fields.ts";
import type { FormRules, FormSchema } from "./form-rules.ts";
import { emptiedFields, fieldValues, smartFormDraft } from "./form-values.ts";
import type { FormValues } from "./input-values.ts";
import type { SmartField, SmartForm } from "./smart-form.ts";

export function smartFormRules(form: SmartForm, find?: FindText): FormRules<FormValues> {
  return {
    name: form.name,
    fields: form.fields.map(({ name }) => name),
    schema: smartFormSchema(form, find ? { find } : {}),
    draft: (data) => smartFormDraft(form, data),
    emptied: (data) => emptiedFields(form.fields, data),
    mend: (name, text) => {
      const field = form.fields.find((one) => one.name === name);
      return field ? mendedText(field, text) : text;
    },
    errorText: (name, code, params) => {
      const field = form.fields.find((one) => one.name === name);
      return field && ownMessage(form, field, code, params, find);
    },
  };
}

/** Asynchronous: reads files and loads the phone rules on demand. */
export function smartFormSchema(
  form: SmartForm,
  { find, today = clock.date() }: { find?: FindText; today?: Date } = {},
): FormSchema<FormValues> {
  const tree: Tree = {};
  for (const field of form.fields) {
    if (field.kind === "title") continue;
    const say = (code: string, params?: ErrorParams) => messageOf(form, field, code, params, find);
    plant(tree, field.name.split("."), schemaOf(field, say, today));
  }
  return z.pipe(
    z.transform((inputs: FormValues) => fieldValues(form, inputs)),
    objectOf(tree),
  );
}

interface Tree {
  [name: string]: z.ZodMiniType | Tree;
}

function schemaOf(
  field: SmartField,
  say: (code: string, params?: ErrorParams) => string,
  today: Date,
): z.ZodMiniType {
  return z.pipe(
    z.unknown(),
    z.transform(async (value: unknown, { issues }) => {
      const reading: FieldReading = await readField(field, value, today);
      if ("value" in reading) return reading.value;
      issues.push({ code: "custom", message: say(reading.fault, reading.params), input: value });
      return z.NEVER;
    }),
  );
}

function plant(tree: Tree, [name = "", ...rest]: string[], schema: z.ZodMiniType): void {
  if (rest.length === 0) {
    tree[name] = schema;
    return;
  }
  const existing = tree[name];
  const branch: Tree = existing && !isSchema(existing) ? existing : {};
  tree[name] = branch;
  plant(branch, rest, schema);
}

function objectOf(tree: Tree): FormSchema<FormValues> {
  return z.object(
    Object.fromEntries(
      Object.entries(tree).map(([name, node]) => [name, isSchema(node) ? node : objectOf(node)]),
    ),
  );
}

const isSchema = (node: z.ZodMiniType | Tree): node is z.ZodMiniType => "_zod" in node;
