import type { FirstPage } from "../page-data.ts";
import { decodePage } from "./decode-page.ts";

declare global {
  /** Pieces of the encoded page, pushed by the scripts of worker/page/wire.tsx; null is the end. */
  var __wire: { push(piece: string | null): unknown } | undefined;
}

/** The page in the HTML; late parts resolve as their pieces arrive. */
export function readFirstPage(): Promise<FirstPage> {
  return decodePage<FirstPage>(
    new ReadableStream<string>({
      start(controller) {
        const push = (piece: string | null) =>
          piece === null ? controller.close() : controller.enqueue(piece);
        const early = globalThis.__wire;
        if (Array.isArray(early)) early.forEach(push);
        globalThis.__wire = { push };
      },
    }),
  );
}
