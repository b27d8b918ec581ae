import { type RationFields, rationFieldNames } from "../../../shared/ration/ration-view.ts";

/** Includes empty fields, like a native submit. */
export function readFields(form: HTMLFormElement): RationFields {
  const data = new FormData(form);
  return Object.fromEntries(
    rationFieldNames.flatMap((name) => {
      const text = data.get(name);
      return typeof text === "string" ? [[name, text.trim()]] : [];
    }),
  );
}

export function filledIn(fields: RationFields): RationFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => text !== "" && !(name === "nombre" && text === "1")),
  );
}
