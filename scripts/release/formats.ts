/** Stored formats (shared/release/formats.ts). A build that writes number 0 writes none. */
export type Formats = Record<string, { writes: number; reads: readonly number[] }>;

export function unreadable(before: Formats, after: Formats): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, young] = [before[name], after[name]];
    // A format unknown to the old build is a new feature.
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
