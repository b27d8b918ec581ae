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
  description?: string | null | undefined;
  icon?: string | null | undefined;
  disabled?: boolean | null | undefined;
}

/** Number, ISO 8601 date or "today". */
type Bound = number | string | undefined;

export interface SmartField {
  name: string;
  kind: FieldKind;
  /** Text: email, url, search. Number: weight (kilograms). Phone: mobile. Choices: select, radio, checkbox. Toggles: radio, checkbox. */
  type?: string | null | undefined;
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  autocomplete?: string | undefined;
  inputmode?: "text" | "email" | "numeric" | "decimal" | "tel" | "url" | undefined;
  min?: Bound;
  max?: Bound;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  step?: number | undefined;
  maxSize?: number | undefined;
  countries?: string[] | undefined;
  country?: string | undefined;
  age?: boolean | undefined;
  strength?: boolean | undefined;
  isPersonName?: boolean | undefined;
  /** The text goes into a mail to an address that nobody has proved to own. */
  refusesLinks?: "text" | "number" | undefined;
  link?: FieldLink | undefined;
  /** Each link replaces one `[]` in the label. */
  links?: readonly FieldLink[] | undefined;
  value?: string | undefined;
  choices?: FieldChoice[] | undefined;
  /** Asked and read only if the other field has one of these values. */
  onlyWith?: { name: string; values: readonly string[] } | undefined;
  errors?: FormMessages | undefined;
}

interface FieldLink {
  to: string;
  name: string;
  target?: string | null | undefined;
}

/** Keyed by error code. A message is a key of the shop's texts, or the text itself. */
export type FormMessages = Partial<Record<string, string>>;

export interface SmartForm {
  name: string;
  errors?: FormMessages | undefined;
  fields: SmartField[];
  folded?: { label: string; names: readonly string[] } | undefined;
}

export const takesSeveral = ({ kind, type }: SmartField): boolean =>
  type === "checkbox" && ["choices", "toggle-boxes", "toggle-buttons"].includes(kind);

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
