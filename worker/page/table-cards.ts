const leastColumns = 4;

/**
 * Labels each cell of a wide table with its column, so that a phone can show a row as a card. The roles keep the
 * table's meaning, which other `display` values take from it.
 */
export function withCardLabels(html: string): string {
  return html
    .split(/(?=<table[ >])/)
    .map((part) => (part.startsWith("<table") && part.split("</table>").length === 2 ? labelled(part) : part))
    .join("");
}

function labelled(table: string): string {
  const [head = "", body] = table.split("</thead>");
  const labels = Array.from(head.matchAll(/<th(?:\s[^>]*)?>([^<]*)/g), ([, label = ""]) => label.trim());
  if (body === undefined || labels.length < leastColumns || /\s(?:col|row)span=/.test(table)) return table;
  let column = 0;
  const cells = body.replaceAll(/<t([rd])(?=[ >])/g, (tag, kind: string) => {
    if (kind === "r") {
      column = 0;
      return `${tag} role="row"`;
    }
    const label = labels[column++] ?? "";
    return `${tag} role="cell" data-label="${label.replaceAll('"', "&quot;")}"`;
  });
  const names = head
    .replace("<table", '<table role="table" data-cards')
    .replaceAll(/<tr(?=[ >])/g, '<tr role="row"')
    .replaceAll(/<th(?=[ >])/g, '<th role="columnheader"');
  return `${names}</thead>${cells}`;
}
