/** Errors in the nested shape that react-hook-form keeps them in, and back: a path names one field ("address.city"). */

interface Nest {
  [name: string]: Nest | string | undefined;
}

export function nestedErrors(fields: Partial<Record<string, string>>): object {
  const errors: Nest = {};
  for (const [path, message] of Object.entries(fields)) {
    const names = path.split(".");
    let at = errors;
    for (const name of names) {
      const next = at[name];
      const nest: Nest = typeof next === "object" ? next : {};
      at[name] = nest;
      at = nest;
    }
    Object.assign(at, { type: "server", message });
  }
  return errors;
}

export function errorAt(errors: object, path: string): string | undefined {
  let at: unknown = errors;
  for (const name of path.split(".")) at = (at as Nest | undefined)?.[name];
  const { message } = (at ?? {}) as { message?: unknown };
  return typeof message === "string" && message ? message : undefined;
}
