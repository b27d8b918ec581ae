/** Until a lazy picture fails, its text is transparent: Firefox would show it until the picture comes. */
export function showTextOfFailedPictures(): void {
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) picture.dataset.failed = "";
  // Errors of pictures do not bubble.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.failed = "";
    },
    true,
  );
}
