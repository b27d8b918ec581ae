const memories: { current: unknown; create: () => unknown }[] = [];

export function isolateMemory<T>(create: () => T): { current: T } {
  const memory = { current: create(), create };
  memories.push(memory);
  return memory;
}

export function forgetAll(): void {
  for (const memory of memories) memory.current = memory.create();
}
