const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes of one part's headers. */
const longestHeaders = 8_000;

interface Limits {
  /** Bytes of one file. */
  fileBytes: number;
  /** Bytes of all parts with their headers, without what is cut. */
  totalBytes?: number;
  parts?: number;
}

/**
 * A multipart form whose files may be of any size, read as it comes. Texts stay whole. A file that is cut is still
 * longer than allowed, so that its field says so, beside the draft.
 *
 * Undefined where the body is no such form or exceeds the limits; the rest is then not read.
 */
export async function shortenForm(
  request: Request,
  { fileBytes, totalBytes = 20_000_000, parts = 200 }: Limits,
): Promise<FormData | undefined> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (!boundary || !request.body) return undefined;
  const form = new FormData();
  let count = 0;
  let total = 0;
  let part: Part | undefined;
  const reader = delimitedReader(request.body, encoder.encode(`\r\n--${boundary}`));
  for await (const { bytes, isEnd } of reader) {
    part ??= { head: new Uint8Array(), chunks: [], size: 0 };
    total += take(part, bytes, fileBytes);
    if (total > totalBytes || count > parts) return undefined;
    if (!isEnd) continue;
    if (part.name !== undefined) append(form, part);
    part = undefined;
    count += 1;
  }
  return [...form.keys()].length > 0 ? form : undefined;
}

/** Returns how many bytes the part has grown by. */
function take(part: Part, bytes: Uint8Array, fileBytes: number): number {
  let rest = bytes;
  let headers = 0;
  if (part.name === undefined) {
    if (part.head.length > longestHeaders) return 0;
    part.head = joined([part.head, bytes]);
    const end = indexOf(part.head, headersEnd);
    if (end < 0) return 0;
    headers = end;
    rest = part.head.subarray(end + headersEnd.length);
    Object.assign(part, headersOf(decoder.decode(part.head.subarray(0, end))));
  }
  const room = part.fileName === undefined ? rest.length : Math.max(0, fileBytes - part.size);
  const chunk = rest.slice(0, room);
  part.chunks.push(chunk);
  part.size += chunk.length;
  return headers + chunk.length;
}

interface Part {
  head: Uint8Array;
  name?: string;
  fileName?: string | undefined;
  type?: string;
  chunks: Uint8Array<ArrayBuffer>[];
  size: number;
}

const headersEnd = encoder.encode("\r\n\r\n");

function append(form: FormData, { name = "", fileName, type = "", chunks }: Part) {
  if (fileName === undefined) form.append(name, decoder.decode(joined(chunks)));
  else form.append(name, new File(chunks, fileName, { type }));
}

function headersOf(headers: string): Pick<Part, "name" | "fileName" | "type"> {
  const value = (name: string) => new RegExp(`[;\\s]${name}="([^"]*)"`, "i").exec(headers)?.[1];
  // Browsers escape quotes and line ends alone.
  const read = (text: string | undefined) => text?.replace(/%22/g, '"').replace(/%0D%0A/gi, "\n");
  const name = read(value("name"));
  return {
    ...(name === undefined ? {} : { name }),
    fileName: read(value("filename")),
    type: /^content-type:\s*(\S+)/im.exec(headers)?.[1] ?? "",
  };
}

function boundaryOf(type: string): string | undefined {
  const found = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  return found?.[1] ?? found?.[2];
}

/** What stands between delimiters, in pieces; `isEnd` at the last piece of each. */
async function* delimitedReader(
  body: ReadableStream<Uint8Array>,
  delimiter: Uint8Array,
): AsyncGenerator<{ bytes: Uint8Array; isEnd: boolean }> {
  // The first delimiter has no line before it.
  let held = encoder.encode("\r\n");
  for await (const chunk of body) {
    held = joined([held, chunk]);
    for (let at = indexOf(held, delimiter); at >= 0; at = indexOf(held, delimiter)) {
      yield { bytes: held.subarray(0, at), isEnd: true };
      held = held.subarray(at + delimiter.length);
    }
    const safe = held.length - delimiter.length;
    if (safe > 0) {
      yield { bytes: held.subarray(0, safe), isEnd: false };
      held = held.subarray(safe);
    }
  }
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
