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

export interface FieldChoice {
  value: string;
  label: string;
  /** Beside the label of a radio or a checkbox. */
  description?: string | null | undefined;
  /** Key of `choiceIcons`. */
  icon?: string | null | undefined;
  disabled?: boolean | null | undefined;
}

/** A number, or a date: ISO 8601 or "today". */
type Bound = number | string | undefined;

export interface SmartField {
  /** Of its input, and path of its value: "email", "address.city". */
  name: string;
  kind: FieldKind;
  /** Text: email, url, search. Phone: mobile. Choices: select, radio, checkbox. Toggles: radio, checkbox. */
  type?: string | null | undefined;
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  autocomplete?: string | undefined;
  inputmode?: "text" | "email" | "numeric" | "decimal" | "tel" | "url" | undefined;
  min?: Bound;
  max?: Bound;
  /** Characters. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
  step?: number | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
  /** Two-letter codes; the first is the default unless `country` names another. */
  countries?: string[] | undefined;
  country?: string | undefined;
  /** Also accepts an age in years and months. */
  age?: boolean | undefined;
  strength?: boolean | undefined;
  /** Printed on labels. */
  isPersonName?: boolean | undefined;
  link?: FieldLink | undefined;
  /** Each stands where the label has `[]`. */
  links?: readonly FieldLink[] | undefined;
  /** Until something is entered. */
  value?: string | undefined;
  choices?: FieldChoice[] | undefined;
  /** Asked and read only while another field has one of these values. */
  onlyWith?: { name: string; values: readonly string[] } | undefined;
  errors?: FormMessages | undefined;
}

interface FieldLink {
  to: string;
  name: string;
  target?: string | null | undefined;
}

/** By error code: a key of the shop's texts, or the message itself. */
export type FormMessages = Partial<Record<string, string>>;

/** A form by its definition (spec 3): the shop's own, or the content system's. */
export interface SmartForm {
  name: string;
  errors?: FormMessages | undefined;
  fields: SmartField[];
  /** Optional fields behind a fold, in the place of the last of them. */
  folded?: { label: string; names: readonly string[] } | undefined;
}

export const takesSeveral = ({ kind, type }: SmartField): boolean =>
  type === "checkbox" && ["choices", "toggle-boxes", "toggle-buttons"].includes(kind);

/** @param value of the field that it depends on */
export const isAsked = ({ onlyWith }: SmartField, value: unknown): boolean =>
  !onlyWith || onlyWith.values.some((one) => one === value);

export const hasFile = ({ fields }: SmartForm): boolean => fields.some(({ kind }) => kind === "file");

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
