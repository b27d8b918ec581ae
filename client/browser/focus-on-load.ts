/**
 * Gives the focus of a page that has just come, unless something has it already. At the end of the document the browser goes
 * to the fragment of the address, which takes the focus away: then it is given again.
 *
 * @param give focuses an element
 * @returns stops waiting for the end of the document
 */
export function focusOnLoad(give: () => void): () => void {
  const giveIfFree = () => {
    if (document.activeElement === document.body) give();
  };
  giveIfFree();
  if (location.hash === "" || document.readyState === "complete") return () => {};

  const waiting = new AbortController();
  addEventListener("DOMContentLoaded", againAfterFragment, { signal: waiting.signal });
  if (document.readyState === "interactive") againAfterFragment();
  return () => waiting.abort();

  // The fragment is gone to with the next frame.
  function againAfterFragment() {
    requestAnimationFrame(() => requestAnimationFrame(() => waiting.signal.aborted || giveIfFree()));
  }
}
