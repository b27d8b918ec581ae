export async function compact(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Undefined for invalid input. @param longest bytes of the result, against decompression bombs */
export async function expand(value: string, longest: number): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.fromBase64(value, { alphabet: "base64url" });
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
