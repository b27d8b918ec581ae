/**
 * Runs `act` under a Web Lock. If the browser has none or refuses it, `act` runs at once and other tabs are not waited
 * for.
 *
 * @param act is told whether the lock was granted
 */
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
