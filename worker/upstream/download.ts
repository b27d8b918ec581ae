import { createExchange, type HttpOptions } from "./exchange.ts";
import { Unreadable } from "./upstream-error.ts";

export type Download = (path: string, headers?: Record<string, string>) => Promise<Uint8Array<ArrayBuffer>>;

/** Buffers and checks the whole PDF: proxies send error pages with status 200. @throws UpstreamError */
export function createPdfDownload(options: HttpOptions): Download {
  const exchange = createExchange(options);
  return (path, headers) =>
    exchange(
      path,
      {
        headers: { Accept: "application/pdf, application/ld+json", ...headers },
        responseType: "arrayBuffer",
      },
      ({ _data: body }, name) => {
        const file = new Uint8Array(body ?? new ArrayBuffer());
        if (!isPdf(file)) throw new Unreadable(name, "not a whole PDF");
        return file;
      },
    );
}

const tail = 1024;

const isPdf = (file: Uint8Array): boolean =>
  textOf(file.subarray(0, 5)) === "%PDF-" && textOf(file.subarray(-tail)).includes("%%EOF");

const textOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
