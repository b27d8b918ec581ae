import * as z from "zod/mini";
import { fieldKinds, type SmartField, type SmartForm } from "../../../shared/forms/smart-form.ts";
import { listOf, optionalListOf, tolerantMembers } from "../lists.ts";
import { flagSchema, keySchema, numberSchema } from "./fields.ts";

const bound = z.optional(z.union([z.number(), z.string()]));

const flag = z.optional(flagSchema);
const whole = z.optional(z.pipe(numberSchema, z.int()));

const paramsSchema = z.object(
  tolerantMembers({
    required: flag,
    hint: z.optional(z.string()),
    placeholder: z.optional(z.string()),
    autocomplete: z.optional(z.string()),
    inputmode: z.optional(z.enum(["text", "email", "numeric", "decimal", "tel", "url"])),
    min: bound,
    max: bound,
    minLength: whole,
    maxLength: whole,
    step: z.optional(numberSchema),
    maxSize: whole,
    countries: z.optional(z.array(z.string())),
    country: z.optional(z.string()),
    age: flag,
    strength: flag,
    name: flag,
    link: z.optional(z.object({ to: z.string(), name: z.string(), target: z.nullish(z.string()) })),
    value: z.optional(z.string()),
  }),
);

const choiceSchema = z.object({
  value: keySchema,
  label: z.string(),
  ...tolerantMembers({ icon: z.nullish(z.string()), disabled: z.nullish(flagSchema) }),
});

const orEmpty = <T>(schema: z.ZodMiniType<T>, empty: unknown): z.ZodMiniType<T> =>
  z.pipe(
    z.transform((value: unknown) => value ?? empty),
    schema,
  );

const messagesSchema = orEmpty(z.record(z.string(), z.string()), {});

/** Becomes the name of an input and the path of its value; paths through a prototype are refused. */
const nameSchema = z.string().check(
  z.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/),
  z.refine((name) => !/(^|\.)(constructor|prototype|__proto__)(\.|$)/.test(name)),
);

const fieldSchema: z.ZodMiniType<SmartField> = z.pipe(
  z.object({
    Name: nameSchema,
    Component: z.enum(fieldKinds),
    VModel: z.nullish(nameSchema),
    ...tolerantMembers({
      Type: z.nullish(z.string()),
      Label: orEmpty(z.string(), ""),
      Params: orEmpty(paramsSchema, {}),
      Choices: optionalListOf("choice", choiceSchema),
      Errors: messagesSchema,
    }),
  }),
  z.transform(
    ({ Params: { name: isPersonName, ...params }, ...field }): SmartField => ({
      ...params,
      isPersonName,
      name: field.VModel ?? field.Name,
      kind: field.Component,
      type: field.Type,
      label: field.Label,
      choices: field.Choices,
      errors: field.Errors,
    }),
  ),
);

export const contentFormSchema: z.ZodMiniType<SmartForm | null> = z.catch(
  z.nullable(
    z.pipe(
      z.object({
        Name: nameSchema,
        ...tolerantMembers({ Errors: messagesSchema }),
        Fields: listOf("form field", fieldSchema).check(z.minLength(1)),
      }),
      z.transform(({ Name, Errors, Fields }): SmartForm => ({ name: Name, errors: Errors, fields: Fields })),
    ),
  ),
  null,
);
