import { isTickable, replayInput, writeTick, writeValue } from "./replay-input.ts";

/** Never compares text: a browser's translator may have replaced it before hydration. */
export function followElement(element: Element, island: Element): () => Element | undefined {
  const prefix = island.getAttribute("prefix") ?? "";
  const marks = marksOf(element, prefix);
  const alike = () =>
    [...island.querySelectorAll(element.localName)].filter((other) => marksOf(other, prefix) === marks);
  const place = alike().indexOf(element);
  return () => (island.contains(element) ? element : alike()[place]);
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
