/** Id of the element with a late prop of an island; the worker writes it behind the island. */
export const latePropId = (prefix: string, prop: string): string => `${prefix}${prop}`;

/** A late prop. Rejects where the document ends without it, as when the connection breaks. */
export function lateProp(id: string): Promise<unknown> {
  const promise = new Promise<unknown>((resolve, reject) => {
    const look = () => {
      const found = read(id);
      if (found) resolve(found.value);
      return found !== undefined;
    };
    if (look()) return;
    const end = () => look() || reject(new Error(`${id} did not come`));
    if (document.readyState === "complete") return end();
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
    addEventListener("load", () => {
      observer.disconnect();
      end();
    });
  });
  // The component that uses it says so in its place.
  promise.catch(() => {});
  return promise;
}

/** Undefined while it has not come, or not all of it. */
function read(id: string): { value: unknown } | undefined {
  const text = document.getElementById(id)?.textContent;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
