import { Buffer } from "node:buffer";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const longestHeaders = 8_000;

interface Limits {
  fileBytes: number;
  textBytes: number;
  parts: number;
  bodyBytes: number;
}

export interface ShortForm {
  form: FormData;
  textBytes: number;
  isWhole: boolean;
}

/** Truncates oversized files; undefined if the body is not multipart. All limits are bytes. */
export async function shortenForm(
  request: Request,
  { fileBytes, textBytes, parts, bodyBytes }: Limits,
): Promise<ShortForm | "too-long" | "too-many" | undefined> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (!boundary || !request.body) return undefined;
  const form = new FormData();
  let count = -1;
  let text = 0;
  let part: Part | undefined;
  const body = upTo(bodyBytes, request.body);
  for await (const { bytes, isEnd } of delimitedReader(body.chunks, encoder.encode(`\r\n--${boundary}`))) {
    part ??= { head: new Uint8Array(), chunks: [], size: 0 };
    text += take(part, bytes, fileBytes + 1);
    if (text > textBytes) return "too-long";
    if (!isEnd) continue;
    if (part.name !== undefined) append(form, part);
    part = undefined;
    count += 1;
    if (count > parts) return "too-many";
  }
  if (!body.isCut()) return isClosed(part) ? { form, textBytes: text, isWhole: true } : undefined;
  // A truncated text is not a value; a truncated file is reported as too large.
  if (part?.name !== undefined && part.fileName !== undefined) append(form, part);
  return { form, textBytes: text, isWhole: false };
}

const isClosed = (part: Part | undefined) =>
  part !== undefined && part.name === undefined && decoder.decode(part.head.subarray(0, 2)) === "--";

function upTo(limit: number, body: ReadableStream<Uint8Array>) {
  let read = 0;
  async function* chunks() {
    for await (const chunk of body) {
      read += chunk.length;
      yield chunk;
      if (read > limit) return;
    }
  }
  return { chunks: chunks(), isCut: () => read > limit };
}

function take(part: Part, bytes: Uint8Array, fileBytes: number): number {
  let rest = bytes;
  let headers = 0;
  if (part.name === undefined) {
    if (part.head.length > longestHeaders) return 0;
    part.head = joined([part.head, bytes]);
    const end = indexOf(part.head.subarray(0, longestHeaders), headersEnd);
    if (end < 0) return 0;
    headers = end;
    rest = part.head.subarray(end + headersEnd.length);
    Object.assign(part, headersOf(decoder.decode(part.head.subarray(0, end))));
  }
  const isFile = part.fileName !== undefined;
  const room = isFile ? Math.max(0, fileBytes - part.size) : rest.length;
  const chunk = rest.slice(0, room);
  part.chunks.push(chunk);
  part.size += chunk.length;
  return headers + (isFile ? 0 : chunk.length);
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
  // Browsers escape only quotes and line ends in these names.
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

async function* delimitedReader(
  body: AsyncIterable<Uint8Array>,
  delimiter: Uint8Array,
): AsyncGenerator<{ bytes: Uint8Array; isEnd: boolean }> {
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
  yield { bytes: held, isEnd: false };
}

const indexOf = ({ buffer, byteOffset, byteLength }: Uint8Array, wanted: Uint8Array): number =>
  Buffer.from(buffer, byteOffset, byteLength).indexOf(wanted);

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
