/** The data to verify. Browsers give an incomplete date as an empty one: it becomes an invalid date. */
export function typedIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement && input.validity.badInput) data.set(input.name, "?");
  }
  return data;
}
