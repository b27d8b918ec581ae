/** What a build writes and reads of each format that outlives it (shared/release/formats.ts). */
export type Formats = Record<string, { writes: number; reads: readonly number[] }>;

/** @returns a sentence for each format that one of two neighbours could not read */
export function unreadable(before: Formats, after: Formats): string[] {
  return Object.keys(after).flatMap((name) => {
    const [old, young] = [before[name], after[name]];
    if (!old || !young) return [];
    return [
      ...(young.reads.includes(old.writes)
        ? []
        : [`${name}: the new build does not read what the old one writes (${old.writes}).`]),
      ...(old.reads.includes(young.writes)
        ? []
        : [
            `${name}: the old build does not read what the new one writes (${young.writes}). Release a build that reads it first, and one that writes it after.`,
          ]),
    ];
  });
}
