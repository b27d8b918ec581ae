/** The text of a lazy picture is transparent until it fails: Firefox would show it until the picture comes. */
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
