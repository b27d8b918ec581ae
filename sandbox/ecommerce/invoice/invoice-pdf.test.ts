import { PDFDocument, PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import { expect, test, vi } from "vitest";
import { invoicePdf } from "./invoice-pdf.ts";
import { printable, wrapped } from "./pdf-text.ts";

const invoice = {
  number: "F-MUS0000001",
  order: "MUS0000001",
  date: "10 novembre 2026",
  orderedOn: "2 novembre 2026",
  sentOn: "3 novembre 2026",
  billing: ["Camille Durand", "12 rue Émile Zola", "69002 Lyon"],
  delivery: ["Łukasz Żółty", "日本", "69002 Lyon"],
  vatRate: 20,
  rows: [{ name: "Croquettes", quantity: 1, net: 1000, gross: 1200 }],
  net: "10,00\u00a0€",
  vat: "2,00\u00a0€",
  total: "12,00\u00a0€",
  settlement: "Facture acquittée.",
};

const pagesOf = async (rows: number) => {
  const bytes = await invoicePdf({ ...invoice, rows: Array(rows).fill(invoice.rows[0]) });
  const document = await PDFDocument.load(bytes);
  return [document.getPageCount(), document.getTitle()];
};

test("an invoice has a page, and as many more as its rows need", async () => {
  expect(await pagesOf(1)).toEqual([1, "Facture F-MUS0000001"]);
  expect(await pagesOf(60)).toEqual([3, "Facture F-MUS0000001"]);
});

test("long addresses stay in their columns, and above the legal mentions", async () => {
  const drawText = vi.spyOn(PDFPage.prototype, "drawText");
  const street = "Appartement quarante-deux, escalier du fond ".repeat(6).slice(0, 255);
  const address = ["Camille Durand", "x".repeat(255), street, street, "69002 Lyon", "France"];
  await invoicePdf({ ...invoice, billing: address, delivery: address });
  const parts = drawText.mock.calls.map(([text, { x = 0, y = 0, size = 0, font } = {}]) => ({
    text,
    y,
    from: x,
    to: x + (font?.widthOfTextAtSize(text, size) ?? 0),
  }));
  const written = parts.filter(({ text }) => /^x+$|escalier|fond/.test(text));
  expect(written.length).toBeGreaterThan(20);
  for (const { from, to, y } of written) {
    expect(to).toBeLessThanOrEqual(from < 200 ? 290 : 547);
    expect(y).toBeGreaterThan(130);
  }
});

test("signs that the font does not have lose their accents, or are a question mark", async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  expect(printable("L’Haÿ-les-Roses – 12,90\u202f€", font)).toBe("L’Haÿ-les-Roses – 12,90\u00a0€");
  expect(printable("Żółty 日", font)).toMatch(/^Zó.ty \?$/);
});

test("a word longer than a line is broken within, and loses no sign", async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const lines = wrapped(`Chez ${"ab".repeat(60)} fils`, font, 9.5, 150);
  expect(lines.join("")).toBe(`Chez${"ab".repeat(60)} fils`);
  for (const line of lines) expect(font.widthOfTextAtSize(line, 9.5)).toBeLessThanOrEqual(150);
});

test("a long name is broken between words", async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const lines = wrapped("Croquettes chat adulte à poil long et au palais difficile", font, 9.5, 150);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(" ")).toBe("Croquettes chat adulte à poil long et au palais difficile");
  for (const line of lines) expect(font.widthOfTextAtSize(line, 9.5)).toBeLessThanOrEqual(150);
});
