import type { Sheet } from "./sheets.ts";

/** Text of the document's first style element; the sheets of the first view take its place. */
export const sheetsPlace = "/*sheets*/";

interface StreamOptions {
  /** Sheets that were used since the last call. */
  newSheets: () => Sheet[];
  /** HTML of sheets: in the head for the first view, later before the part that uses them. */
  render: (sheets: Sheet[], isFirst: boolean) => string;
}

/**
 * Puts style sheets into the stream of a document. React writes everything that is ready within one task, and ends it
 * between two tags, so what is written within one task is sent as one piece, behind its sheets.
 */
export function withStyles(html: ReadableStream<Uint8Array>, { newSheets, render }: StreamOptions) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let text = "";
  let isFirst = true;
  let sending: Promise<void> | undefined;

  const send = (controller: TransformStreamDefaultController<Uint8Array>) => {
    if (!text) return;
    const sheets = newSheets();
    const piece = isFirst
      ? text.replace(sheetsPlace, () => render(sheets, true))
      : (sheets.length > 0 ? render(sheets, false) : "") + text;
    controller.enqueue(encoder.encode(piece));
    text = "";
    isFirst = false;
  };

  return html.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        text += decoder.decode(chunk, { stream: true });
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
        text += decoder.decode();
        send(controller);
      },
    }),
  );
}
