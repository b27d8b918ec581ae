import { within } from "../text/text.ts";

/** Keyed by extension. The first bytes decide, because the declared type cannot be trusted. */
interface FileKind {
  type: string;
  begins: Beginning;
}

type Beginning = (head: Uint8Array) => boolean;

/** Bytes; enough for the magic number of a tar at 257. */
const headLength = 4096;

export const largestFile = 5 * 1024 * 1024;

const bytes =
  (text: string, at = 0): Beginning =>
  (head) =>
    [...text].every((letter, place) => head[at + place] === letter.charCodeAt(0));
const either =
  (...beginnings: Beginning[]): Beginning =>
  (head) =>
    beginnings.some((begins) => begins(head));
const both =
  (...beginnings: Beginning[]): Beginning =>
  (head) =>
    beginnings.every((begins) => begins(head));

const zip = either(bytes("PK\x03\x04"), bytes("PK\x05\x06"));
const ole = bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
const riff = (kind: string) => both(bytes("RIFF"), bytes(kind, 8));
const isoMedia = bytes("ftyp", 4);
const ebml = bytes("\x1a\x45\xdf\xa3");
const mpegAudio: Beginning = (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;
const plainText: Beginning = (head) => head.every((byte) => byte > 31 || (byte > 8 && byte < 14));
const calendar = both(plainText, either(bytes("BEGIN:VCALENDAR"), bytes("BEGIN:VCALENDAR", 3)));

const office = "application/vnd.openxmlformats-officedocument.";
const open = "application/vnd.oasis.opendocument.";

const kinds: Record<string, FileKind> = {
  xls: { type: "application/vnd.ms-excel", begins: ole },
  xlsx: { type: `${office}spreadsheetml.sheet`, begins: zip },
  ods: { type: `${open}spreadsheet`, begins: zip },
  csv: { type: "text/csv", begins: plainText },
  doc: { type: "application/msword", begins: ole },
  docx: { type: `${office}wordprocessingml.document`, begins: zip },
  odt: { type: `${open}text`, begins: zip },
  rtf: { type: "application/rtf", begins: bytes("{\\rtf") },
  pdf: { type: "application/pdf", begins: bytes("%PDF-") },
  txt: { type: "text/plain", begins: plainText },
  gif: { type: "image/gif", begins: either(bytes("GIF87a"), bytes("GIF89a")) },
  jpg: { type: "image/jpeg", begins: bytes("\xff\xd8\xff") },
  jpeg: { type: "image/jpeg", begins: bytes("\xff\xd8\xff") },
  png: { type: "image/png", begins: bytes("\x89PNG\r\n\x1a\n") },
  tif: { type: "image/tiff", begins: either(bytes("II*\0"), bytes("MM\0*")) },
  tiff: { type: "image/tiff", begins: either(bytes("II*\0"), bytes("MM\0*")) },
  bmp: { type: "image/bmp", begins: bytes("BM") },
  zip: { type: "application/zip", begins: zip },
  gz: { type: "application/gzip", begins: bytes("\x1f\x8b") },
  tgz: { type: "application/gzip", begins: bytes("\x1f\x8b") },
  tar: { type: "application/x-tar", begins: bytes("ustar", 257) },
  "7z": { type: "application/x-7z-compressed", begins: bytes("7z\xbc\xaf\x27\x1c") },
  rar: { type: "application/vnd.rar", begins: bytes("Rar!\x1a\x07") },
  ppt: { type: "application/vnd.ms-powerpoint", begins: ole },
  pptx: { type: `${office}presentationml.presentation`, begins: zip },
  odp: { type: `${open}presentation`, begins: zip },
  mp3: { type: "audio/mpeg", begins: either(bytes("ID3"), mpegAudio) },
  wav: { type: "audio/wav", begins: riff("WAVE") },
  ogg: { type: "audio/ogg", begins: bytes("OggS") },
  opus: { type: "audio/ogg", begins: bytes("OggS") },
  m4a: { type: "audio/mp4", begins: isoMedia },
  aac: { type: "audio/aac", begins: mpegAudio },
  flac: { type: "audio/flac", begins: bytes("fLaC") },
  amr: { type: "audio/amr", begins: bytes("#!AMR") },
  mp4: { type: "video/mp4", begins: isoMedia },
  m4v: { type: "video/mp4", begins: isoMedia },
  mov: { type: "video/quicktime", begins: isoMedia },
  "3gp": { type: "video/3gpp", begins: isoMedia },
  webm: { type: "video/webm", begins: ebml },
  mkv: { type: "video/x-matroska", begins: ebml },
  avi: { type: "video/x-msvideo", begins: riff("AVI ") },
  mpg: { type: "video/mpeg", begins: either(bytes("\0\0\x01\xba"), bytes("\0\0\x01\xb3")) },
  mpeg: { type: "video/mpeg", begins: either(bytes("\0\0\x01\xba"), bytes("\0\0\x01\xb3")) },
  ics: { type: "text/calendar", begins: calendar },
  pkpass: { type: "application/vnd.apple.pkpass", begins: zip },
};

export const acceptedFiles = Object.keys(kinds)
  .map((end) => `.${end}`)
  .join(",");

export async function mediaTypeOf(file: Blob & { name: string }): Promise<string | undefined> {
  const end = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const kind = Object.hasOwn(kinds, end) ? kinds[end] : undefined;
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return kind && head.length > 0 && kind.begins(head) ? kind.type : undefined;
}

export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Control}\p{Format}\p{Surrogate}"<>|:*?]/gu, "").trim();
  const end = /\.\w{1,8}$/.exec(clean)?.[0] ?? "";
  return (within(clean.slice(0, clean.length - end.length), 100) || "fichier") + end;
}
