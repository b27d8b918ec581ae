import type { Sheet } from "./sheets.ts";

/** Placeholder in the document's first style element, replaced by the sheets of the first view. */
export const sheetsPlace = "/*sheets*/";

/** Text that a visitor chose, such as a search in the title, has no bare angle brackets. */
const wholePlace = `>${sheetsPlace}<`;

interface StreamOptions {
  newSheets: () => Sheet[];
  render: (sheets: Sheet[], isFirst: boolean) => string;
}

/**
 * Inserts style sheets into the document stream. Relies on React writing everything that is ready within one
 * task, and ending the task between two tags.
 */
export function withStyles(html: ReadableStream<Uint8Array>, { newSheets, render }: StreamOptions) {
  const encoder = new TextEncoder();
  let chunks: Uint8Array[] = [];
  let isFirst = true;
  let sending: Promise<void> | undefined;

  const send = (controller: TransformStreamDefaultController<Uint8Array>) => {
    if (chunks.length === 0) return;
    const sheets = newSheets();
    const text = (what: string) => encoder.encode(what);
    if (isFirst) chunks = replaced(joined(chunks), () => text(`>${render(sheets, true)}<`));
    else if (sheets.length > 0) chunks.unshift(text(render(sheets, false)));
    controller.enqueue(joined(chunks));
    chunks = [];
    isFirst = false;
  };

  return html.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        chunks.push(chunk);
        sending ??= new Promise((sent) => {
          setTimeout(() => {
            send(controller);
            sending = undefined;
            sent();
          });
        });
      },
      async flush(controller) {
        await sending;
        send(controller);
      },
    }),
  );
}

/** Works on bytes, because decoding and encoding a document takes a tenth of the time of its rendering. */
function replaced(html: Uint8Array, make: () => Uint8Array): Uint8Array[] {
  const place = oneCharacterAByte.decode(html).indexOf(wholePlace);
  return place < 0 ? [html] : [html.subarray(0, place), make(), html.subarray(place + wholePlace.length)];
}

const oneCharacterAByte = new TextDecoder("latin1");

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
