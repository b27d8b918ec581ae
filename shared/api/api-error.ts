/** One fault of what was sent; `path` is the property it is about ("shippingAddress.city"), empty where it is about the whole. */
export interface Violation {
  path: string;
  message: string;
  /** A UUID of the server's, or null. */
  code: string | null;
}

/** What went wrong, whichever shape the server said it in (contracts, errors). */
export interface ApiProblem {
  status: number;
  /** The server's own words for a person, where it had some. */
  message: string | undefined;
  violations: Violation[];
}

/** The problem in an error's body: any of the five shapes of the e-commerce API, or anything else. Never throws. */
export function parseApiError(status: number, body: unknown): ApiProblem {
  const parts = isRecord(body) ? body : {};
  const said = [parts["hydra:description"], parts.description, parts.detail, parts.message];
  const violations = Array.isArray(parts.violations) ? parts.violations : [];
  return { status, message: said.map(words).find(Boolean), violations: violations.flatMap(toViolation) };
}

/**
 * What a shopper is told. The description of a violation list names properties ("quantity: il n'en reste que 3"); the
 * violations themselves do not.
 */
export function shopperMessage({ violations, message }: ApiProblem): string | undefined {
  const said = violations.flatMap((violation) => violation.message || []);
  return [...new Set(said)].join(" ") || message;
}

export interface FormShape {
  /** The form's name in the keys of its texts. */
  name: string;
  fields: readonly string[];
}

/** Errors as a form shows them. Where both are empty, the caller says that something went wrong (`generic.error`). */
export interface FormErrors {
  /** By field; several faults of one field stand one after the other. */
  fields: Partial<Record<string, string>>;
  /** What belongs to no field of the form. */
  form: string[];
}

/**
 * Gives each violation to the field its path names, else to the form (spec 5, form schema errors). A field is also named
 * by the end of a path: "city" by "shippingAddress.city". Its text: specific to field and code, then generic by code,
 * then the server's message, translated where it is itself a key.
 *
 * @param find text of a key, undefined where there is none
 */
export function fieldErrors(
  problem: ApiProblem,
  form: FormShape,
  find: (key: string) => string | undefined,
): FormErrors {
  const faults = problem.violations.map((violation) => {
    const field = fieldOf(violation.path, form.fields);
    return { field, text: textOf(violation, form.name, field, find) };
  });
  const textsOf = (field: string | undefined) => [
    ...new Set(faults.flatMap((fault) => (fault.field === field && fault.text ? [fault.text] : []))),
  ];
  const fields = form.fields.flatMap((field) => {
    const text = textsOf(field).join(" ");
    return text ? [[field, text] as const] : [];
  });
  const rest = textsOf(undefined);
  const general =
    fields.length || rest.length || !problem.message ? [] : [find(problem.message) ?? problem.message];
  return { fields: Object.fromEntries(fields), form: [...rest, ...general] };
}

function fieldOf(path: string, fields: readonly string[]): string | undefined {
  return fields.find((field) => field === path) ?? fields.find((field) => path.endsWith(`.${field}`));
}

function textOf(
  { code, message }: Violation,
  form: string,
  field: string | undefined,
  find: (key: string) => string | undefined,
): string {
  const specific = code && field ? find(`forms.${form}.${field}.errors.${code}`) : undefined;
  const generic = code ? find(`forms.errors.${code}`) : undefined;
  return specific ?? generic ?? find(message) ?? message;
}

function toViolation(entry: unknown): Violation[] {
  if (!isRecord(entry)) return [];
  const message = words(entry.message) ?? "";
  const code = words(entry.code) ?? null;
  if (!message && !code) return [];
  return [{ path: toPath(words(entry.propertyPath) ?? ""), message, code }];
}

/** "items[0].quantity" and "[email]", as some servers write a path, with dots alone. */
function toPath(propertyPath: string): string {
  return propertyPath.replace(/\[([^[\]]*)\]/g, ".$1").replace(/^\./, "");
}

function words(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
