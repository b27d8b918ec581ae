import { isTickable, replayInput, writeTick, writeValue } from "./replay-input.ts";

type Find = (element: Element) => Element | undefined;

const followed = "a[href], button, form, input, select, textarea";

/**
 * Finds elements again after their island was rendered anew. Never compares text: a browser's translator may have
 * replaced it before.
 */
export function followElements(island: Element, selector = followed): Find {
  const prefix = island.getAttribute("prefix") ?? "";
  const counts = new Map<string, number>();
  const places = new WeakMap<Element, { marks: string; place: number }>();
  for (const element of island.querySelectorAll(selector)) {
    const marks = marksOf(element, prefix);
    const place = counts.get(marks) ?? 0;
    counts.set(marks, place + 1);
    places.set(element, { marks, place });
  }
  return (element) => {
    if (island.contains(element)) return element;
    const { marks, place = 0 } = places.get(element) ?? {};
    const alike = Array.from(island.querySelectorAll(element.localName)).filter(
      (other) => marksOf(other, prefix) === marks,
    );
    return alike[place];
  };
}

function marksOf(element: Element, prefix: string): string {
  const form = element.closest("form");
  return [element, form].map((one) => one && ownMarksOf(one, prefix)).join("|");
}

const names = ["name", "type", "href", "action", "formaction", "popovertarget", "class"] as const;

function ownMarksOf(element: Element, prefix: string): string {
  // `form.id` is a field if the form has a field named "id".
  const ownId = element.getAttribute("id") ?? "";
  // React generates new ids when it renders anew, and a combobox may have moved the id of a named field.
  const id = (prefix && ownId.includes(prefix)) || element.hasAttribute("name") ? "" : ownId;
  const values = names.map((name) => element.getAttribute(name) ?? "");
  const isChoice = element.matches("button, [type=radio], [type=checkbox]");
  return [element.localName, id, ...values, isChoice ? element.getAttribute("value") : ""].join("|");
}

export function enterAgain(entered: Element, field: Element | undefined): void {
  if (!field || field === entered) replayInput(entered);
  else if (isInput(field) && isInput(entered) && isTickable(field)) {
    if (field.checked !== entered.checked) writeTick(field, entered.checked);
  } else if (field instanceof HTMLSelectElement && entered instanceof HTMLSelectElement) {
    field.value = entered.value;
    replayInput(field);
  } else if (isText(field) && isText(entered) && field.type !== "file") writeValue(field, entered.value);
}

const isInput = (field: Element) => field instanceof HTMLInputElement;
const isText = (field: Element) => isInput(field) || field instanceof HTMLTextAreaElement;
