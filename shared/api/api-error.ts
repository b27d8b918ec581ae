/** `path` is the property it is about ("shippingAddress.city"), empty for the whole. */
export interface Violation {
  path: string;
  message: string;
  code: string | null;
}

export interface ApiProblem {
  status: number;
  message: string | undefined;
  violations: Violation[];
}

/** Takes any of the five error shapes of the e-commerce API, or anything else. Never throws. */
export function parseApiError(status: number, body: unknown): ApiProblem {
  const parts = isRecord(body) ? body : {};
  const texts = [parts["hydra:description"], parts.description, parts.detail, parts.message];
  const violations = Array.isArray(parts.violations) ? parts.violations : [];
  return {
    status,
    message: texts.map(trimmedText).find(Boolean),
    violations: violations.flatMap(toViolation),
  };
}

/**
 * The text for a shopper. The description of a violation list names properties ("quantity: il n'en reste que 3"), so
 * the violations come first.
 */
export function shopperMessage({ violations, message }: ApiProblem): string | undefined {
  const texts = violations.flatMap((violation) => violation.message || []);
  return [...new Set(texts)].join(" ") || message;
}

export interface FormShape {
  name: string;
  fields: readonly string[];
}

/** Where both are empty, the caller shows `generic.error`. */
export interface FormErrors {
  fields: Partial<Record<string, string>>;
  form: string[];
}

export const noErrors: FormErrors = { fields: {}, form: [] };

/** One sentence about the form as a whole. */
export const formError = (text: string): FormErrors => ({ fields: {}, form: [text] });

/**
 * Assigns each violation to the field of its path, else to the form (spec 5, form schema errors).
 * "shippingAddress.city" also matches the field "city". Text: specific to field and code, else generic by code, else
 * the server's message, translated where it is a key.
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
  const message = trimmedText(entry.message) ?? "";
  const code = trimmedText(entry.code) ?? null;
  if (!message && !code) return [];
  return [{ path: toPath(trimmedText(entry.propertyPath) ?? ""), message, code }];
}

/** Turns "items[0].quantity" and "[email]" into dotted paths. */
function toPath(propertyPath: string): string {
  return propertyPath.replace(/\[([^[\]]*)\]/g, ".$1").replace(/^\./, "");
}

function trimmedText(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
