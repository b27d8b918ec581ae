export interface FormValues {
  [name: string]: unknown;
}

const deepest = 3;

/** Prevents prototype pollution by input names. */
const isOurs = (steps: readonly string[]) =>
  steps.length <= deepest && !steps.some((step) => ["__proto__", "constructor", "prototype"].includes(step));

export function inputValues(data: FormData): FormValues {
  const byName = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of data) {
    const all = byName.get(name);
    if (all) all.push(value);
    else byName.set(name, [value]);
  }
  const values: FormValues = {};
  for (const [name, all] of byName) {
    const steps = name.split(".", deepest + 1);
    if (isOurs(steps)) putValue(values, steps, all.length > 1 ? all : all[0]);
  }
  return values;
}

export function valueAt(values: FormValues, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (isNest(at) && Object.hasOwn(at, name) ? at[name] : undefined), values);
}

export function putValue(values: FormValues, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  const existing = values[name];
  const nest = isNest(existing) ? existing : {};
  values[name] = nest;
  putValue(nest, rest, value);
}

export function withValue(values: FormValues, [name = "", ...rest]: string[], value: unknown): FormValues {
  const existing = values[name];
  return {
    ...values,
    [name]: rest.length === 0 ? value : withValue(isNest(existing) ? existing : {}, rest, value),
  };
}

export const isNest = (value: unknown): value is FormValues =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
