/** Makes a value when it is first needed: the first formatter of `Intl` takes a phone 30 ms, before anything hydrates. */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
