/** After an attempt the focus stands at the first field that is wrong; where none is in sight, at what is said of them. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-wrong] input:enabled") ?? [];
  const shown = [...wrong].find((control) => control.checkVisibility());
  const said = form?.querySelector<HTMLElement>("[role=alert], [data-errors]");
  (shown ?? said)?.focus();
  if (!shown) said?.scrollIntoView({ block: "nearest" });
}
