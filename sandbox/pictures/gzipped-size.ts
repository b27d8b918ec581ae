/** Bytes as sent: every browser accepts gzip, and brotli is a little smaller. */
export async function gzippedSize(text: string): Promise<number> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
