import * as z from "zod/mini";

/** Spec 2. `title` is a heading between fields and has no value. */
export const fieldKinds = [
  "file",
  "hidden",
  "text",
  "password",
  "date",
  "number",
  "phone",
  "textarea",
  "toggle-boxes",
  "toggle-buttons",
  "title",
  "birthday",
  "checkbox",
  "choices",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const choiceSchema = z.object({
  value: z.string(),
  label: z.string(),
  /** Key of `choice-icons.ts`. */
  icon: z.nullish(z.string()),
  disabled: z.nullish(z.boolean()),
});

/** A number, or a date: ISO 8601 or "today". */
const bound = z.optional(z.union([z.number(), z.string()]));

const paramsSchema = z.object({
  required: z._default(z.boolean(), false),
  hint: z.optional(z.string()),
  placeholder: z.optional(z.string()),
  autocomplete: z.optional(z.string()),
  inputmode: z.optional(z.enum(["text", "email", "numeric", "decimal", "tel", "url"])),
  min: bound,
  max: bound,
  /** Characters. */
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  step: z.optional(z.number()),
  /** Bytes. */
  maxSize: z.optional(z.int()),
  /** Two-letter codes; the first is the default unless `country` names another. */
  countries: z.optional(z.array(z.string())),
  country: z.optional(z.string()),
  /** Also accepts an age in years and months. */
  age: z.optional(z.boolean()),
  strength: z.optional(z.boolean()),
  /** A person's name, printed on labels. */
  name: z.optional(z.boolean()),
  link: z.optional(z.object({ to: z.string(), name: z.string(), target: z.nullish(z.string()) })),
  value: z.optional(z.string()),
});

/** By error code: a key of the shop's texts, or the message itself. */
const messagesSchema = z.pipe(
  z.transform((value: unknown) => value ?? {}),
  z.record(z.string(), z.string()),
);

const nameSchema = z.string().check(
  z.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/),
  z.refine((name) => !/(^|\.)(constructor|prototype|__proto__)(\.|$)/.test(name)),
);

const fieldSchema = z.object({
  Name: nameSchema,
  Component: z.enum(fieldKinds),
  /** Text: email, url, search. Phone: mobile. Choices: select, radio, checkbox. Toggles: radio, checkbox. */
  Type: z.nullish(z.string()),
  Label: z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string(),
  ),
  Params: z.pipe(
    z.transform((value: unknown) => value ?? {}),
    paramsSchema,
  ),
  Choices: z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(choiceSchema),
  ),
  Errors: messagesSchema,
  /** Path of the value where it differs from the name. */
  VModel: z.nullish(nameSchema),
});
export type SmartField = z.infer<typeof fieldSchema>;

const formSchema = z.object({ Name: nameSchema, Errors: messagesSchema, Fields: z.array(z.unknown()) });

export interface SmartForm {
  Name: string;
  Errors: Record<string, string>;
  Fields: SmartField[];
}

/**
 * A malformed or unknown field is left out; undefined if it is no form.
 *
 * @param onLeftOut gets the name of each field left out
 */
export function parseSmartForm(
  definition: unknown,
  onLeftOut: (name: string) => void = () => {},
): SmartForm | undefined {
  const parsed = formSchema.safeParse(definition);
  if (!parsed.success) return undefined;
  const Fields = parsed.data.Fields.flatMap((raw) => {
    const field = fieldSchema.safeParse(raw);
    if (field.success) return field.data;
    onLeftOut(String((raw as { Name?: unknown } | null)?.Name ?? "?"));
    return [];
  });
  return { ...parsed.data, Fields };
}

export const pathOf = ({ VModel, Name }: SmartField): string => VModel ?? Name;

export const takesSeveral = ({ Component, Type }: SmartField): boolean =>
  Type === "checkbox" && ["choices", "toggle-boxes", "toggle-buttons"].includes(Component);

export const hasFile = ({ Fields }: SmartForm): boolean =>
  Fields.some(({ Component }) => Component === "file");

export const inputsOf = {
  phone: (path: string) => ({ number: path, country: `${path}_country` }),
  birthday: (path: string) => ({
    mode: `${path}_mode`,
    date: path,
    years: `${path}_years`,
    months: `${path}_months`,
  }),
} as const;

export type FormInputs = Partial<Record<string, string | string[]>>;
