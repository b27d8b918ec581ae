const memories: { current: unknown; create: () => unknown }[] = [];

export function isolateMemory<T>(create: () => T): { current: T } {
  const memory = { current: create(), create };
  memories.push(memory);
  return memory;
}

/** Used by tests that move the clock: entries carry dates of the old clock. */
export function forgetAll(): void {
  for (const memory of memories) memory.current = memory.create();
}
