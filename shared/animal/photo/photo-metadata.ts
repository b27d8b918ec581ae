import { mostParts, withoutJpegMetadata as ofJpeg, pixelsInFrame as pixelsInJpeg } from "./jpeg.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Undefined if the photo has more than `mostParts` parts. */
export function withoutMetadata(photo: Bytes): Bytes[] | undefined {
  if (latin(photo, 0, 4) === "\x89PNG") return ofPng(photo);
  if (latin(photo, 0, 4) === "RIFF" && latin(photo, 8, 4) === "WEBP") return ofWebp(photo);
  return ofJpeg(photo);
}

function ofPng(png: Bytes): Bytes[] | undefined {
  const kept = [png.subarray(0, 8)];
  for (let from = 8; from + 8 <= png.length; ) {
    const name = latin(png, from + 4, 4);
    const to = from + 12 + viewOf(png).getUint32(from);
    const isKept = to - from - 12 <= (pngPixels[name] ?? -1);
    if (isKept) kept.push(png.subarray(from, to));
    if (isKept && name === "IEND") break;
    if (kept.length > mostParts) return undefined;
    from = to;
  }
  return kept;
}

/** Allow list with the most bytes of each chunk: anything else may hold text, a position or another file. */
const pngPixels: { readonly [name: string]: number } = {
  ...{ IHDR: 13, PLTE: 768, IDAT: Number.POSITIVE_INFINITY, IEND: 0, tRNS: 256 },
  ...{ cHRM: 32, gAMA: 4, iCCP: Number.POSITIVE_INFINITY, sBIT: 4, sRGB: 1, cICP: 4, bKGD: 6, pHYs: 9 },
  ...{ acTL: 8, fcTL: 26, fdAT: Number.POSITIVE_INFINITY },
};

function ofWebp(webp: Bytes): Bytes[] | undefined {
  const end = Math.min(webp.length, 8 + viewOf(webp).getUint32(4, true));
  const chunks = webpChunks(webp, 12, end);
  return chunks && [withSize(webp.slice(0, 12), chunks, 4), ...chunks];
}

/** A frame of an animation has chunks of its own, and no frames: recursion has no other end in a hostile file. */
function webpChunks(webp: Bytes, start: number, end: number, isFrame = false): Bytes[] | undefined {
  const chunks: Bytes[] = [];
  for (let from = start; from + 8 <= end; ) {
    const size = viewOf(webp).getUint32(from + 4, true);
    const to = Math.min(end, from + 8 + size + (size % 2));
    const name = latin(webp, from, 4);
    if (name === "ANMF" && !isFrame && from + 24 <= to) {
      const frame = webpChunks(webp, from + 24, to, true);
      if (!frame) return undefined;
      chunks.push(withSize(webp.slice(from, from + 24), frame, 16));
      for (const chunk of frame) chunks.push(chunk);
    } else if (size <= (webpPixels[name] ?? -1)) chunks.push(announcing(name, webp.slice(from, to)));
    if (chunks.length > mostParts) return undefined;
    from = to;
  }
  return chunks;
}

function withSize(head: Bytes, chunks: readonly Bytes[], own: number): Bytes {
  const size = chunks.reduce((sum, { length }) => sum + length, own);
  viewOf(head).setUint32(4, size, true);
  return head;
}

const webpPixels: { readonly [name: string]: number } = {
  ...{ VP8X: 10, ANIM: 6 },
  ...{ "VP8 ": Number.POSITIVE_INFINITY, VP8L: Number.POSITIVE_INFINITY },
  ...{ ALPH: Number.POSITIVE_INFINITY, ICCP: Number.POSITIVE_INFINITY },
};

/** Clears the flags for EXIF (8) and XMP (4), whose chunks are removed. */
function announcing(name: string, chunk: Bytes): Bytes {
  if (name === "VP8X" && chunk.length > 8) chunk.set([(chunk[8] ?? 0) & ~0b1100], 8);
  return chunk;
}

/** A few kilobytes can announce gigabytes of pixels, which no phone and no image host decodes. */
export const mostPixels = 100_000_000;

/** Width times height of the largest picture among the parts that are kept; undefined if none tells its size. */
export function pixelsOf(parts: readonly Bytes[]): number | undefined {
  const sizes = parts.flatMap((part) => pixelsIn(part) ?? []);
  return sizes.length > 0 ? sizes.reduce((most, size) => Math.max(most, size)) : undefined;
}

function pixelsIn(part: Bytes): number | undefined {
  const view = viewOf(part);
  if (latin(part, 4, 4) === "IHDR")
    return part.length >= 16 ? view.getUint32(8) * view.getUint32(12) : undefined;
  if (part[0] === 0xff) return pixelsInJpeg(part);
  if (part.length < 18) return undefined;
  const name = latin(part, 0, 4);
  if (name === "VP8X") return (1 + uint24(view, 12)) * (1 + uint24(view, 15));
  if (name === "VP8L") {
    const size = view.getUint32(9, true);
    return (1 + (size & 0x3fff)) * (1 + ((size >>> 14) & 0x3fff));
  }
  return name === "VP8 "
    ? (view.getUint16(14, true) & 0x3fff) * (view.getUint16(16, true) & 0x3fff)
    : undefined;
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

const latin = (bytes: Bytes, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) => new DataView(buffer, byteOffset, byteLength);
