export const draftPrefix = "draft:";

/** False if the browser refuses access to its storage. */
export function hasDraft(beginning: string): boolean {
  if (!beginning) return false;
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix + beginning));
  } catch {
    // Some browsers throw if cookies are blocked.
    return false;
  }
}
