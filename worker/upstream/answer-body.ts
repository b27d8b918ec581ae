/** Ignores the media type: services label JSON as text. @throws Error whose message is safe to log */
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
