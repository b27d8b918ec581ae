import { withoutMetadata as ofJpeg } from "./jpeg.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export function withoutMetadata(photo: Bytes): Bytes[] {
  if (latin(photo, 0, 4) === "\x89PNG") return ofPng(photo);
  if (latin(photo, 0, 4) === "RIFF" && latin(photo, 8, 4) === "WEBP") return ofWebp(photo);
  return ofJpeg(photo);
}

function ofPng(png: Bytes): Bytes[] {
  const kept = [png.subarray(0, 8)];
  for (let from = 8; from + 8 <= png.length; ) {
    const name = latin(png, from + 4, 4);
    const to = from + 12 + viewOf(png).getUint32(from);
    if (pngPixels.has(name)) kept.push(png.subarray(from, to));
    if (name === "IEND") break;
    from = to;
  }
  return kept;
}

/** Allow list: any other chunk may hold text, a position or another file. */
const pngPixels: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT".split(" "),
);

function ofWebp(webp: Bytes): Bytes[] {
  const chunks: Bytes[] = [];
  const end = Math.min(webp.length, 8 + viewOf(webp).getUint32(4, true));
  for (let from = 12; from + 8 <= end; ) {
    const size = viewOf(webp).getUint32(from + 4, true);
    const to = Math.min(end, from + 8 + size + (size % 2));
    const name = latin(webp, from, 4);
    if (webpPixels.has(name)) chunks.push(announcing(name, webp.slice(from, to)));
    from = to;
  }
  const head = webp.slice(0, 12);
  const size = chunks.reduce((sum, { length }) => sum + length, 4);
  viewOf(head).setUint32(4, size, true);
  return [head, ...chunks];
}

const webpPixels: ReadonlySet<string> = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP", "ANIM", "ANMF"]);

/** Clears the flags for EXIF (8) and XMP (4), whose chunks are removed. */
function announcing(name: string, chunk: Bytes): Bytes {
  if (name === "VP8X" && chunk.length > 8) chunk.set([(chunk[8] ?? 0) & ~0b1100], 8);
  return chunk;
}

const latin = (bytes: Bytes, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) => new DataView(buffer, byteOffset, byteLength);
