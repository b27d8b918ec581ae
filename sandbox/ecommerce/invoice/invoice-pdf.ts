import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { formatAmount } from "../../../shared/money/money.ts";
import type { Invoice } from "./invoice-content.ts";
import { printable, wrapped } from "./pdf-text.ts";
import { legalMentions, seller } from "./seller.ts";

const page = { width: 595, height: 842, margin: 48 };
const right = page.width - page.margin;
const columns = { quantity: 322, unit: 382, rate: 418, net: 480, gross: right };
const bottom = 130;

const ink = rgb(0.12, 0.16, 0.14);
const grey = rgb(0.42, 0.4, 0.35);
const green = rgb(0.11, 0.36, 0.26);
const rule = rgb(0.85, 0.83, 0.78);

interface Sheet {
  document: PDFDocument;
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  y: number;
}

export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Facture ${invoice.number}`);
  document.setAuthor(seller.name);
  document.setLanguage("fr-FR");
  const sheet: Sheet = {
    document,
    page: document.addPage([page.width, page.height]),
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    y: page.height - page.margin,
  };
  drawHeading(sheet, invoice);
  drawAddresses(sheet, invoice);
  drawRows(sheet, invoice);
  drawTotals(sheet, invoice);
  drawFeet(sheet, invoice);
  return document.save();
}

interface Style {
  size?: number;
  bold?: boolean;
  color?: ReturnType<typeof rgb>;
  align?: "left" | "right";
}

function write(sheet: Sheet, text: string, x: number, style: Style = {}, y = sheet.y): void {
  const { size = 9.5, bold = false, color = ink, align = "left" } = style;
  const font = bold ? sheet.bold : sheet.plain;
  const shown = printable(text, font);
  const from = align === "right" ? x - font.widthOfTextAtSize(shown, size) : x;
  sheet.page.drawText(shown, { x: from, y, size, font, color });
}

function drawRule({ page: drawn, y }: Sheet): void {
  drawn.drawLine({ start: { x: page.margin, y }, end: { x: right, y }, thickness: 0.75, color: rule });
}

function drawHeading(sheet: Sheet, { number, date, order, orderedOn, sentOn }: Invoice): void {
  sheet.y -= 14;
  write(sheet, "Museau", page.margin, { size: 24, bold: true, color: green });
  write(sheet, "Facture", right, { size: 20, bold: true, align: "right" });
  sheet.y -= 22;
  const facts = [`N° ${number}`, `Date : ${date}`, `Commande ${order} du ${orderedOn}`, `Envoi : ${sentOn}`];
  for (const [index, line] of facts.entries()) {
    write(sheet, line, right, { align: "right", bold: index === 0 }, sheet.y - index * 13);
  }
  for (const [index, line] of seller.lines.entries()) {
    write(sheet, line, page.margin, { color: grey, size: 8.5 }, sheet.y - index * 12);
  }
  sheet.y -= Math.max(facts.length * 13, seller.lines.length * 12) + 20;
}

function drawAddresses(sheet: Sheet, { billing, delivery }: Invoice): void {
  const middle = page.width / 2 + 10;
  const parts = [
    { title: "Facturation", address: billing, x: page.margin },
    { title: "Livraison", address: delivery, x: middle },
  ];
  const heights = parts.map(({ title, address, x }) => {
    write(sheet, title, x, { bold: true, color: green });
    const lines = address.flatMap((line) => wrapped(line, sheet.plain, 9.5, right - middle));
    for (const [index, line] of lines.entries()) write(sheet, line, x, {}, sheet.y - 15 - index * 13);
    return lines.length * 13;
  });
  sheet.y -= 15 + Math.max(...heights) + 20;
}

function drawHead(sheet: Sheet): void {
  const style = { bold: true, size: 8.5, color: grey };
  write(sheet, "Désignation", page.margin, style);
  write(sheet, "Qté", columns.quantity, { ...style, align: "right" });
  write(sheet, "Prix HT", columns.unit, { ...style, align: "right" });
  write(sheet, "TVA", columns.rate, { ...style, align: "right" });
  write(sheet, "Total HT", columns.net, { ...style, align: "right" });
  write(sheet, "Total TTC", columns.gross, { ...style, align: "right" });
  sheet.y -= 8;
  drawRule(sheet);
  sheet.y -= 15;
}

function drawRows(sheet: Sheet, { rows, vatRate }: Invoice): void {
  if (sheet.y - 60 < bottom) turnPage(sheet);
  else drawHead(sheet);
  for (const { name, quantity, net, gross } of rows) {
    const lines = wrapped(name, sheet.plain, 9.5, columns.quantity - page.margin - 22);
    if (sheet.y - lines.length * 12 < bottom) turnPage(sheet);
    write(sheet, quantity === null ? "" : String(quantity), columns.quantity, { align: "right" });
    write(sheet, formatAmount(Math.round(net / (quantity ?? 1))), columns.unit, { align: "right" });
    write(sheet, `${vatRate} %`, columns.rate, { align: "right" });
    write(sheet, formatAmount(net), columns.net, { align: "right" });
    write(sheet, formatAmount(gross), columns.gross, { align: "right" });
    for (const line of lines) {
      write(sheet, line, page.margin);
      sheet.y -= 12;
    }
    sheet.y += 4;
    drawRule(sheet);
    sheet.y -= 16;
  }
}

function turnPage(sheet: Sheet): void {
  sheet.page = sheet.document.addPage([page.width, page.height]);
  sheet.y = page.height - page.margin;
  drawHead(sheet);
}

function drawTotals(sheet: Sheet, { net, vat, vatRate, total, settlement }: Invoice): void {
  if (sheet.y - 90 < bottom) turnPage(sheet);
  const from = columns.rate - 24;
  sheet.y -= 6;
  for (const [name, amount] of [
    ["Total HT", net],
    [`TVA ${vatRate} %`, vat],
  ] as const) {
    write(sheet, name, from);
    write(sheet, amount, right, { align: "right" });
    sheet.y -= 16;
  }
  write(sheet, "Total TTC", from, { bold: true, size: 12 });
  write(sheet, total, right, { bold: true, size: 12, align: "right" });
  sheet.y -= 30;
  write(sheet, settlement, page.margin, { bold: true });
}

function drawFeet({ document, plain, bold }: Sheet, { number }: Invoice): void {
  const pages = document.getPages();
  for (const [index, foot] of pages.entries()) {
    const sheet: Sheet = { document, page: foot, plain, bold, y: 100 };
    drawRule(sheet);
    sheet.y -= 14;
    for (const mention of legalMentions) {
      for (const line of wrapped(mention, plain, 7.5, right - page.margin)) {
        write(sheet, line, page.margin, { size: 7.5, color: grey });
        sheet.y -= 10;
      }
    }
    const place = `Facture ${number}, page ${index + 1} sur ${pages.length}`;
    write(sheet, place, right, { size: 7.5, color: grey, align: "right" }, 24);
  }
}
