const bitsPerRule = 16;
const hashes = 7;

/** Two bytes a rule. One of about 1,500 paths without a rule passes nevertheless. */
export function filterOf(paths: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((Math.max(1, paths.length) * bitsPerRule) / 8));
  for (const path of paths)
    for (const bit of bitsOf(path, filter)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  return filter;
}

/** False means surely not. */
export const mayHaveRule = (filter: Uint8Array, path: string): boolean =>
  bitsOf(path, filter).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);

export const shardOf = (path: string, shards: number): number => hashOf(path, 0x2545_f491) % shards;

function bitsOf(path: string, { length }: Uint8Array): number[] {
  const [start, step] = [hashOf(path, 0x811c_9dc5), (hashOf(path, 0x9e37_79b1) | 1) >>> 0];
  return Array.from({ length: hashes }, (_, index) => (start + index * step) % (length * 8));
}

/** FNV-1a with a last mix. Wire format: other builds read what this one wrote. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
