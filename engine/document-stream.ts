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
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let text = "";
  let isFirst = true;
  let sending: Promise<void> | undefined;

  const send = (controller: TransformStreamDefaultController<Uint8Array>) => {
    if (!text) return;
    const sheets = newSheets();
    const piece = isFirst
      ? text.replace(wholePlace, () => `>${render(sheets, true)}<`)
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
