const beginnings: readonly [type: string, isOne: (head: string) => boolean][] = [
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
  ["image/gif", (head) => head.startsWith("GIF8")],
  ["image/avif", (head) => head.startsWith("ftypavif", 4)],
  ["image/heic", (head) => /^ftyp(heic|heix|mif1)/.test(head.slice(4))],
];

export function pictureType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return beginnings.find(([, isOne]) => isOne(head))?.[0];
}
