import { Suspense, use } from "react";

/** One piece of the encoded page and the promise of the next; null is the end. */
interface Piece {
  text: string;
  next: Promise<Piece | null>;
}

/** Reads the first piece, and all the others as they are asked for. */
export async function readPieces(stream: ReadableStream<string>): Promise<Piece | null> {
  const reader = stream.getReader();
  const read = async (): Promise<Piece | null> => {
    const { done, value } = await reader.read();
    return done ? null : { text: value, next: read() };
  };
  return read();
}

/** Everything in one piece: for pages without late parts, which then carry no script but this one. */
export async function readWhole(stream: ReadableStream<string>): Promise<Piece> {
  let text = "";
  for await (const part of stream) text += part;
  return { text, next: Promise.resolve(null) };
}

/**
 * The encoded page rides in the HTML in small inline scripts, each behind the one before it; the browser's half is
 * client/navigation/first-page.ts.
 */
export function Wire({ piece, nonce, whole }: { piece: Piece; nonce: string; whole: boolean }) {
  return (
    <>
      <PushScript text={piece.text} last={whole} nonce={nonce} />
      {whole ? null : (
        <Suspense fallback={null}>
          <NextPiece next={piece.next} nonce={nonce} />
        </Suspense>
      )}
    </>
  );
}

function NextPiece({ next, nonce }: { next: Piece["next"]; nonce: string }) {
  const piece = use(next);
  return piece ? (
    <Wire piece={piece} nonce={nonce} whole={false} />
  ) : (
    <PushScript text="" last nonce={nonce} />
  );
}

function PushScript({ text, last, nonce }: { text: string; last: boolean; nonce: string }) {
  const pushes = [...(text ? [`w.push(${inScript(text)})`] : []), ...(last ? ["w.push(null)"] : [])];
  // An element with this id is a property of the window, too, but none of its own.
  const script = `(w=>{${pushes.join(";")}})(Object.hasOwn(self,"__wire")?self.__wire:self.__wire=[])`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` is left
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}

/** A string literal that cannot end its script, with any content. */
function inScript(text: string): string {
  return JSON.stringify(text)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
