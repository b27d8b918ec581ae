/** Focuses the first invalid field after a failed submit; where none is visible, the error message. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-wrong] input:enabled") ?? [];
  const shown = [...wrong].find((control) => control.checkVisibility());
  const summary = form?.querySelector<HTMLElement>("[role=alert], [data-errors]");
  (shown ?? summary)?.focus();
  if (!shown) summary?.scrollIntoView({ block: "nearest" });
}
