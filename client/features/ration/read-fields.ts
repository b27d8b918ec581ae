import { type RationFields, rationFieldNames } from "../../../shared/ration/ration-view.ts";

/** The fields as the form sends them by itself: an empty one is there, to be said missing. */
export function readFields(form: HTMLFormElement): RationFields {
  const data = new FormData(form);
  return Object.fromEntries(
    rationFieldNames.flatMap((name) => {
      const text = data.get(name);
      return typeof text === "string" ? [[name, text.trim()]] : [];
    }),
  );
}

/** The fields that say something: one animal goes without saying. */
export function filledIn(fields: RationFields): RationFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => text !== "" && !(name === "nombre" && text === "1")),
  );
}
