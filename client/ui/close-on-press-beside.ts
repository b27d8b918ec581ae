/**
 * Closes a modal window on a press beside its panel, which must fill the window's own box. A text marked from the
 * inside out ends beside it too: only a press that began there counts. Returns what undoes it.
 */
export function closeOnPressBeside(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressedBeside = false;

  dialog.addEventListener("pointerdown", ({ target }) => (pressedBeside = target === dialog), { signal });
  dialog.addEventListener("click", ({ target }) => target === dialog && pressedBeside && dialog.close(), {
    signal,
  });
  return () => stop.abort();
}
