/**
 * Ignores the media type, because services send JSON as text and proxies send error pages with status 200.
 * @throws Error whose message quotes the start of the body, safe to log
 */
export function jsonOf(
  text: string,
  mediaType: string | null,
  loggable = (quoted: string): string => quoted,
): unknown {
  const body = text.replace(/^\ufeff/, "").trim();
  if (!body) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new Error(
      `not JSON (${mediaType ?? "no media type"}, ${text.length} characters)${loggable(beginningOf(body))}`,
    );
  }
}

/** Quotes only markup, because truncated JSON may hold a token or an address. Long words may be tokens. */
function beginningOf(body: string): string {
  if (!body.startsWith("<")) return "";
  const words = body.slice(0, 120).replace(/\s+/g, " ");
  return `: ${words.replace(/(?<![^\s<>])[^\s<>]*@[^\s<>]*|[\w~.-]{16,}/g, "…")}`;
}
