/**
 * What a promise gives within so many milliseconds; undefined where that is later. The timer is of the request that waits:
 * it ends the wait for a promise that never settles, too.
 */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
