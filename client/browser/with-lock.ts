/** If the browser has no locks or refuses them, `act` runs at once and learns that it is unprotected. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  act: (isGranted: boolean) => T,
): Promise<Awaited<T>> {
  let granted = false;
  try {
    return await navigator.locks.request(name, options, () => {
      granted = true;
      return act(true);
    });
  } catch (error) {
    if (granted || options.signal?.aborted) throw error;
    return await act(false);
  }
}
