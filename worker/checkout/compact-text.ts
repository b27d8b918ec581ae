/** Text in as few signs as it takes, all of which a cookie carries as they are: deflated, in base64url. */
export async function compact(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text of `compact`; undefined for what was not made by it.
 *
 * @param longest bytes it may have: a few signs can be made to stand for megabytes
 */
export async function expand(value: string, longest: number): Promise<string | undefined> {
  try {
    const binary = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (byte) => byte.codePointAt(0) ?? 0);
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const decoder = new TextDecoder();
    let text = "";
    let left = longest;
    for await (const piece of inflated) {
      left -= piece.byteLength;
      if (left < 0) return undefined;
      text += decoder.decode(piece, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}
