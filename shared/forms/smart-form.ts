import * as z from "zod/mini";

/** The kinds of field (spec 2). `title` is a heading between fields and holds no value. */
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
  /** The name of a sign of the shop (`choice-icons.ts`). */
  icon: z.nullish(z.string()),
  disabled: z.nullish(z.boolean()),
});

/** A number, or a date: ISO 8601 or "today". */
const bound = z.optional(z.union([z.number(), z.string()]));

/** What a field asks for beyond its kind; each kind reads what concerns it. */
const paramsSchema = z.object({
  /** A field is optional, and says so, unless it is required. */
  required: z._default(z.boolean(), false),
  hint: z.optional(z.string()),
  placeholder: z.optional(z.string()),
  /** A token of HTML's autocomplete: "email", "given-name". */
  autocomplete: z.optional(z.string()),
  inputmode: z.optional(z.enum(["text", "email", "numeric", "decimal", "tel", "url"])),
  /** Of a number, of a date, of the choices that are made. */
  min: bound,
  max: bound,
  /** Characters. */
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  step: z.optional(z.number()),
  /** Largest file, in bytes. */
  maxSize: z.optional(z.int()),
  /** Countries of a telephone number, by their codes of two letters; the first is chosen unless `country` says another. */
  countries: z.optional(z.array(z.string())),
  country: z.optional(z.string()),
  /** A birthday may also be given as an age in years and months. */
  age: z.optional(z.boolean()),
  /** A new password: how strong it is stands below it. */
  strength: z.optional(z.boolean()),
  /** The name of a person: goes on labels. */
  name: z.optional(z.boolean()),
  /** What the label of a checkbox ends with: the text that is agreed to. */
  link: z.optional(z.object({ to: z.string(), name: z.string(), target: z.nullish(z.string()) })),
  /** What stands in it at first. */
  value: z.optional(z.string()),
});

/** Messages by code; a key of the shop's texts, or the message itself. */
const messagesSchema = z.pipe(
  z.transform((value: unknown) => value ?? {}),
  z.record(z.string(), z.string()),
);

/** A name goes into HTML and becomes a path of what is sent: "email", "address.city". */
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
  /** Where its value goes in what is sent, where that is not its name. */
  VModel: z.nullish(nameSchema),
});
export type SmartField = z.infer<typeof fieldSchema>;

const formSchema = z.object({ Name: nameSchema, Errors: messagesSchema, Fields: z.array(z.unknown()) });

/** A form as the content system defines it (spec 3, smart form). */
export interface SmartForm {
  Name: string;
  Errors: Record<string, string>;
  Fields: SmartField[];
}

/**
 * A definition of the content system. A field that is unknown or not well-formed is left out, so that the rest of the
 * form still serves; undefined where there is no form at all.
 *
 * @param onLeftOut is told the name of each field that is left out
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

/** Where the value of a field stands in what is sent; also the name of its input. */
export const pathOf = ({ VModel, Name }: SmartField): string => VModel ?? Name;

/** Several of its choices may be taken. */
export const takesSeveral = ({ Component, Type }: SmartField): boolean =>
  Type === "checkbox" && ["choices", "toggle-boxes", "toggle-buttons"].includes(Component);

/** A form with a file is sent as multipart. */
export const hasFile = ({ Fields }: SmartForm): boolean =>
  Fields.some(({ Component }) => Component === "file");

/** The inputs of a field that has several, by what follows its own name. */
export const inputsOf = {
  phone: (path: string) => ({ number: path, country: `${path}_country` }),
  birthday: (path: string) => ({
    mode: `${path}_mode`,
    date: path,
    years: `${path}_years`,
    months: `${path}_months`,
  }),
} as const;

/** What stands in the inputs, by their names: what a form begins with, and what was typed when it comes back. */
export type FormInputs = Partial<Record<string, string | string[]>>;
