import { createExchange, type HttpOptions, Unreadable } from "./http.ts";

export type Download = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * A PDF, read whole, so that nobody is given half of one. Told by its bytes: proxies answer pages with status 200, and
 * services name other media types.
 *
 * @throws UpstreamError, 502 for an answer that is no PDF or breaks off
 */
export function createPdfDownload(options: HttpOptions): Download {
  const exchange = createExchange(options);
  return (path) =>
    exchange(
      path,
      { headers: { Accept: "application/pdf, application/ld+json" }, responseType: "arrayBuffer" },
      ({ _data: body }, name) => {
        const file = new Uint8Array(body ?? new ArrayBuffer());
        if (!isPdf(file)) throw new Unreadable(name, "not a whole PDF");
        return file;
      },
    );
}

/** Bytes from the end within which readers look for the end of a file (ISO 32000, annex H). */
const tail = 1024;

const isPdf = (file: Uint8Array): boolean =>
  textOf(file.subarray(0, 5)) === "%PDF-" && textOf(file.subarray(-tail)).includes("%%EOF");

const textOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
