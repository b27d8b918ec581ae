/** What a build writes and reads of each format that outlives it (shared/release/formats.ts). It writes none with number 0. */
export type Formats = Record<string, { writes: number; reads: readonly number[] }>;

/** @returns a sentence for each format that one of two neighbours could not read */
export function unreadable(before: Formats, after: Formats): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, young] = [before[name], after[name]];
    // What the old build has never heard of is a new part of the shop: it misses nothing.
    if (!old) return [];
    if (!young)
      return old.writes === 0
        ? []
        : [
            `${name}: the old build writes it (${old.writes}), the new one does not know it. Release a build that reads it and writes 0 first.`,
          ];
    return [
      ...(isRead(old.writes, young.reads)
        ? []
        : [`${name}: the new build does not read what the old one writes (${old.writes}).`]),
      ...(isRead(young.writes, old.reads)
        ? []
        : [
            `${name}: the old build does not read what the new one writes (${young.writes}). Release a build that reads it first, and one that writes it after.`,
          ]),
    ];
  });
}

const isRead = (written: number, reads: readonly number[]) => written === 0 || reads.includes(written);
