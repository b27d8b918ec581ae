import { createExchange, type HttpOptions, UpstreamError } from "./http.ts";

export type Download = (path: string) => Promise<ReadableStream<Uint8Array>>;

/**
 * Streams a PDF. Told by its first bytes: proxies answer pages with status 200, and services name other media types.
 *
 * @throws UpstreamError, 502 for an answer that is no PDF
 */
export function createPdfDownload(options: HttpOptions): Download {
  const exchange = createExchange(options);
  return (path) =>
    exchange(
      path,
      { headers: { Accept: "application/pdf, application/ld+json" }, responseType: "stream" },
      async ({ _data: body }, name) => {
        const reader = body?.getReader();
        const beginning = reader ? await readAtLeast(reader, signature.length) : new Uint8Array();
        if (reader && signature.every((byte, place) => beginning[place] === byte)) {
          return joined(beginning, reader);
        }
        void reader?.cancel().catch(() => {});
        throw new UpstreamError(name, 502, { message: "not a PDF" });
      },
    );
}

const signature = new TextEncoder().encode("%PDF-");

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readAtLeast(reader: Reader, size: number): Promise<Uint8Array> {
  let beginning = new Uint8Array();
  while (beginning.length < size) {
    const { done, value } = await reader.read();
    if (done) break;
    const longer = new Uint8Array(beginning.length + value.length);
    longer.set(beginning);
    longer.set(value, beginning.length);
    beginning = longer;
  }
  return beginning;
}

const joined = (beginning: Uint8Array, reader: Reader) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(beginning),
    async pull(stream) {
      const { done, value } = await reader.read();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
