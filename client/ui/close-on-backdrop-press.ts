/**
 * Closes a modal dialog on a press on its backdrop; its panel must fill the dialog's box. A selection dragged out of
 * the panel does not count. Returns a cleanup.
 */
export function closeOnBackdropPress(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressedBeside = false;

  dialog.addEventListener("pointerdown", ({ target }) => (pressedBeside = target === dialog), { signal });
  dialog.addEventListener("click", ({ target }) => target === dialog && pressedBeside && dialog.close(), {
    signal,
  });
  return () => stop.abort();
}
