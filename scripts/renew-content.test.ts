import { beforeAll, expect, test } from "vitest";
import { findDocument, publishDocument } from "../sandbox/content-system/document-store.ts";
import { type Database, openDatabase } from "../sandbox/database/open.ts";
import { variants } from "../sandbox/database/schema/catalogue.ts";
import { fillDatabase } from "../sandbox/fill-database.ts";
import { renewContent } from "../sandbox/renew-content.ts";
import { contentRows, formatRows } from "../sandbox/seed.ts";
import { openSqlite } from "./sqlite.ts";

const rows = contentRows();
const [first] = rows.filter(({ collection }) => collection === "product");
if (!first) throw new Error("The demo has no product.");
const { key: sku } = first;
const { slug } = first.json;

let db: Database;

beforeAll(async () => {
  db = openDatabase(openSqlite(":memory:").binding);
  await fillDatabase(db);
  await renewContent(db);
});

const nameOf = async (key: string) => (await findDocument(db, "product", key))?.json.name;

test("nothing is renewed while nobody edits the demo's content", async () => {
  expect(await renewContent(db)).toEqual({});
});

test("an edited entry is renewed and named, and carts, orders and stock stay", async () => {
  const orders = (await db.query.orders.findMany()).length;
  await db.update(variants).set({ stock: 3 });
  const edited = rows.map((row) =>
    row === first ? { ...row, json: { ...row.json, name: "Autre nom" } } : row,
  );

  expect(await renewContent(db, edited)).toEqual({ product: [sku, slug] });
  expect(await nameOf(sku)).toBe("Autre nom");
  expect(await db.query.orders.findMany()).toHaveLength(orders);
  const stocks = (await db.query.variants.findMany()).map(({ stock }) => stock);
  expect(new Set(stocks)).toEqual(new Set([3]));
  expect(await renewContent(db, edited)).toEqual({});
  await renewContent(db);
});

test("what was published over an entry stays while its source does", async () => {
  await publishDocument(db, "product", sku, { name: "Publié" });
  const [other] = rows.filter(({ collection }) => collection === "faq");
  const edited = rows.map((row) => (row === other ? { ...row, json: { ...row.json, edited: true } } : row));
  expect(await renewContent(db, edited)).toEqual({ faq: [other?.key] });
  expect(await nameOf(sku)).toBe("Publié");
});

test("an entry that is new or gone is named, too", async () => {
  const added = { collection: "page", key: "nouvelle-page", json: { title: "Nouvelle page" } } as const;
  expect((await renewContent(db, [...rows, added])).page).toEqual(["nouvelle-page"]);
  expect((await findDocument(db, "page", "nouvelle-page"))?.json.title).toBe("Nouvelle page");
  expect((await renewContent(db, rows)).page).toEqual(["nouvelle-page"]);
  expect(await findDocument(db, "page", "nouvelle-page")).toBeUndefined();
});

test("a format that left the content is deleted, or no longer sold if an order or a subscription has it", async () => {
  const formats = formatRows().filter(({ sellable }) => sellable);
  const ordered = (await db.query.orderItems.findMany()).map(({ variantCode }) => variantCode);
  const subscribed = (await db.query.subscriptionItems.findMany()).map(({ variantCode }) => variantCode);
  const codes = formats.map(({ code }) => code);
  const used = [
    codes.find((code) => ordered.includes(code)),
    codes.find((code) => subscribed.includes(code)),
  ];
  const unused = codes.find((code) => !ordered.includes(code) && !subscribed.includes(code));
  const gone = [...used, unused];
  const edited = rows.map((row) => (row === first ? { ...row, json: { ...row.json, edited: true } } : row));
  const stored = async () => {
    const variants = await db.query.variants.findMany();
    return gone.map((code) => variants.find((one) => one.code === code));
  };

  await renewContent(
    db,
    edited,
    formatRows().filter(({ code }) => !gone.includes(code)),
  );
  const withdrawn = expect.objectContaining({ sellable: false });
  expect(await stored()).toEqual([withdrawn, withdrawn, undefined]);

  await renewContent(db);
  expect(await stored()).toEqual(gone.map(() => expect.objectContaining({ sellable: true })));
});
