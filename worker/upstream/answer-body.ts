/**
 * The JSON of an answer; undefined for an empty one. What it is decides, not its media type: services send JSON as
 * text, and proxies their error pages with status 200.
 *
 * @param loggable removes from a quoted page what no log may say
 * @throws Error that tells what came instead, in words fit for the log
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

/**
 * Of a page of markup alone: JSON that is cut short may hold a token or an address. Long words may be tokens that the
 * page quotes.
 */
function beginningOf(body: string): string {
  if (!body.startsWith("<")) return "";
  const words = body.slice(0, 120).replace(/\s+/g, " ");
  return `: ${words.replace(/(?<![^\s<>])[^\s<>]*@[^\s<>]*|[\w~.-]{16,}/g, "…")}`;
}
