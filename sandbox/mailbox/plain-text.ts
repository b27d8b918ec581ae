const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The alternative for programs that show no HTML: a link keeps its address, a row is a line. */
export function plainTextOf(html: string): string {
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? html;
  return body
    .replaceAll(/<img\b[^>]*>/g, "")
    .replaceAll(
      /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, to: string, text: string) => `${text} (${to.replace("mailto:", "")})`,
    )
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<li>/g, "\n- ")
    .replaceAll(/<br>|<\/(?:p|h1|h2|tr|ul|hr)>/g, "\n")
    .replaceAll(/<\/(?:td|th)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
