/** Returns undefined if a browser API throws: storage, channels and locks do so if cookies are blocked. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
