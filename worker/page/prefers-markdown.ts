/**
 * Whether a request would rather have Markdown than HTML (RFC 9110, quality values). HTML wins where both are as
 * welcome, and where nothing is named but anything: only who asks for Markdown is given it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept || accept.length > longest) return false;
  const wishes = accept.split(",").map(wishOf);
  const markdown = wishes.find(({ type }) => type === "text/markdown")?.quality ?? 0;
  const html = ["text/html", "text/*", "*/*"]
    .map((wanted) => wishes.find(({ type }) => type === wanted)?.quality)
    .find((quality) => quality !== undefined);
  return markdown > 0 && markdown > (html ?? 0);
}

/** No browser's wish list comes near it. */
const longest = 1000;

function wishOf(part: string): { type: string; quality: number } {
  const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const said = parameters.flatMap((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1] ?? []);
  const wrong = parameters.some((parameter) => parameter.startsWith("q=")) && said.length === 0;
  return { type, quality: wrong ? 0 : Number(said[0] ?? 1) };
}
