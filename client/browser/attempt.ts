/**
 * Result of a browser API that may be missing or refused, as storage, channels and locks are with cookies blocked;
 * undefined then.
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
