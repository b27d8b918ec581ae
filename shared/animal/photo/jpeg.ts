/** EXIF orientation: 1 is upright, 6 needs a quarter turn clockwise. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface Segment {
  marker: number;
  from: number;
  to: number;
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;

function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  if (!isJpeg(bytes)) return;
  const view = viewOf(bytes);
  for (let from = 2; from + 4 <= bytes.length && bytes[from] === 0xff; ) {
    const marker = bytes[from + 1] ?? 0;
    const to = from + 2 + view.getUint16(from + 2);
    if (marker === startOfScan || to > bytes.length) return;
    yield { marker, from, to };
    from = to;
  }
}

const startOfScan = 0xda;
const app1 = 0xe1;

interface OrientationField {
  value: Orientation;
  at: number;
  isLittleEndian: boolean;
}

function orientationIn(head: Uint8Array): OrientationField | undefined {
  const view = viewOf(head);
  for (const { marker, from, to } of segmentsOf(head)) {
    const tiff = from + 10;
    if (marker !== app1 || latin(head.subarray(from + 4, tiff)) !== "Exif\0\0" || tiff + 8 > to) continue;
    const isLittleEndian = latin(head.subarray(tiff, tiff + 2)) === "II";
    const directory = tiff + view.getUint32(tiff + 4, isLittleEndian);
    if (directory + 2 > to) return undefined;
    const count = view.getUint16(directory, isLittleEndian);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12;
      if (entry + 12 > to) return undefined;
      if (view.getUint16(entry, isLittleEndian) !== orientationTag) continue;
      const at = entry + 8;
      const value = orientations.find((one) => one === view.getUint16(at, isLittleEndian));
      return value && { value, at, isLittleEndian };
    }
  }
  return undefined;
}

const orientationTag = 0x0112;
const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Bytes. The EXIF segment is at the start of a file and has at most 64 KB. */
const headLength = 128 * 1024;

/** Marks the picture as upright, because browsers differ in whether they apply the EXIF orientation. */
export async function withoutOrientation(file: Blob): Promise<{ file: Blob; orientation: Orientation }> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const found = orientationIn(head);
  if (!found || found.value === 1) return { file, orientation: 1 };
  viewOf(head).setUint16(found.at, 1, found.isLittleEndian);
  return {
    file: new Blob([head, file.slice(headLength)], { type: file.type }),
    orientation: found.value,
  };
}

/** Width times height, if the segment is the header of a frame. */
export function pixelsInFrame(segment: Uint8Array): number | undefined {
  const isHeader = isFrame(segment[1] ?? 0) && segment.length >= 9;
  return isHeader ? viewOf(segment).getUint16(5) * viewOf(segment).getUint16(7) : undefined;
}

/** Real photos have a few thousand at most; each part costs memory, and a hostile file may have millions. */
export const mostParts = 10_000;

/**
 * Removes camera metadata, such as the GPS position, and any data after the picture. Undefined if the file has more
 * than `mostParts` parts.
 */
export function withoutJpegMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  if (!isJpeg(jpeg)) return [jpeg];
  const view = viewOf(jpeg);
  const orientation = orientationIn(jpeg)?.value ?? 1;
  const kept: Uint8Array<ArrayBuffer>[] = [jpeg.subarray(0, 2)];
  if (orientation !== 1) kept.push(exifWith(orientation));
  for (let from = markerAt(jpeg, 2); from + 2 <= jpeg.length; ) {
    const marker = jpeg[from + 1] ?? 0;
    if (marker === endOfImage) return [...kept, jpeg.subarray(from, from + 2)];
    if (isAlone(marker)) {
      from = markerAt(jpeg, from + 2);
      continue;
    }
    const header = from + 4 > jpeg.length ? jpeg.length : from + 2 + view.getUint16(from + 2);
    const to = marker === startOfScan ? endOfScan(jpeg, header) : header;
    const part = keptPart(marker, jpeg.subarray(from, to));
    if (part) kept.push(part);
    if (kept.length > mostParts) return undefined;
    from = markerAt(jpeg, to);
  }
  return kept;
}

const endOfImage = 0xd9;

function markerAt(jpeg: Uint8Array, from: number): number {
  let at = indexOfMark(jpeg, from);
  while (jpeg[at + 1] === 0xff) at += 1;
  return at;
}

/** A 0xff byte inside coded pixels is followed by 0 (escaped data) or by a restart marker. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  let at = indexOfMark(jpeg, from);
  for (; at < jpeg.length; at = indexOfMark(jpeg, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) break;
  }
  return at;
}

function indexOfMark(jpeg: Uint8Array, from: number): number {
  const at = jpeg.indexOf(0xff, from);
  return at < 0 ? jpeg.length : at;
}

/** Markers without a length, which stand between segments only in broken files. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Huffman tables (0xc4) and arithmetic conditioning (0xcc) are numbered among the frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Allow list: frames, tables and scans; colours need the profile, and JFIF and Adobe's transform without their tails. */
function keptPart(marker: number, part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  if (isFrame(marker) || [0xc4, 0xcc, startOfScan, 0xdb, 0xdd].includes(marker)) return part;
  const says = (name: string) => latin(part.subarray(4, 4 + name.length)) === name;
  if (marker === 0xe2 && says("ICC_PROFILE\0")) return part;
  if (marker === 0xee && says("Adobe")) return shortened(part, 14);
  // The last two bytes of JFIF are the size of a thumbnail, which may show what was cropped away.
  if (marker === 0xe0 && says("JFIF\0")) return shortened(part, 16, [0, 0]);
  return undefined;
}

function shortened(part: Uint8Array<ArrayBuffer>, length: number, end: number[] = []) {
  if (part.length < length + 2) return undefined;
  const short = part.slice(0, length + 2);
  viewOf(short).setUint16(2, length);
  short.set(end, short.length - end.length);
  return short;
}

function exifWith(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const header = [0xff, app1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const field = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...header, ...field, 0, 0, 0, 0]);
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);
