const memories: { current: unknown; create: () => unknown }[] = [];

/** What the isolate keeps from one request to the next, in `current`. */
export function isolateMemory<T>(create: () => T): { current: T } {
  const memory = { current: create(), create };
  memories.push(memory);
  return memory;
}

/** Starts every memory afresh, as in a new isolate: what was remembered may be dated by a clock that has been moved. */
export function forgetAll(): void {
  for (const memory of memories) memory.current = memory.create();
}
