/** What stands in a form, to be judged. A date that is typed in half, which browsers give as none, is one that does not exist. */
export function typedIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement && input.validity.badInput) data.set(input.name, "?");
  }
  return data;
}
