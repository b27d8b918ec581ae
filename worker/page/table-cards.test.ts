import { expect, test } from "vitest";
import { withCardLabels } from "./table-cards.ts";

const tableOf = (columns: string[], ...rows: string[][]) =>
  `<table><thead><tr>${columns.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td align="right">${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

const wide = tableOf(["Mode", "Prix", "Offerte dès", "Délai"], ["Relais", "3,90 €", "49 €", "3 jours"]);

test("each cell of a wide table has the name of its column, and the table keeps its roles", () => {
  const html = withCardLabels(`<p>Avant</p>${wide}<p>Après</p>`);
  expect(html).toContain('<table role="table" data-cards>');
  expect(html).toContain('<td role="cell" data-label="Prix" align="right">3,90 €</td>');
  expect(html.match(/role="row"/g)).toHaveLength(2);
  expect(html.match(/role="columnheader"/g)).toHaveLength(4);
  expect(html).toMatch(/^<p>Avant<\/p>.*<p>Après<\/p>$/);
});

test("a quotation mark ends no attribute", () => {
  expect(withCardLabels(tableOf(["a", 'b "c"', "d", "e"], ["1", "2", "3", "4"]))).toContain(
    'data-label="b &quot;c&quot;"',
  );
});

test("a narrow table, one with merged cells, without a head or inside another stays as it is", () => {
  const merged = wide.replace("<td", '<td colspan="2"');
  for (const html of [
    tableOf(["a", "b"], ["1", "2"]),
    merged,
    "<table><tbody><tr><td>1</td></tr></tbody></table>",
    `<table><tr><td>${tableOf(["a", "b"], ["1", "2"])}</td></tr></table>`,
  ])
    expect(withCardLabels(html)).toBe(html);
});
