import { type RationFields, rationFieldNames } from "../../../shared/ration/ration-view.ts";

export interface HeldForm {
  typed: RationFields;
  focused: string | undefined;
}

/** What stands in a form of the calculator, and the name of the field that has the focus. */
export function readHeldForm(place: Element | null): HeldForm {
  const form = place?.querySelector("form");
  const focused = document.activeElement;
  return {
    typed: form ? filledIn(readFields(form)) : {},
    focused: form?.contains(focused) ? (focused?.getAttribute("name") ?? undefined) : undefined,
  };
}

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
