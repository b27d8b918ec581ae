import { expect, test } from "vitest";
import { askStandIns, visitor } from "./visitor.ts";

const path = "/produits/croquettes-chien-adulte-poulet-fermier-riz/2-kg/";
const setStock = (stock: number) => askStandIns("/_sandbox/variants/11000101", { stock });

async function offer(): Promise<"for sale" | "sold out" | "neither"> {
  const { html } = await visitor().visit(path);
  if (html.includes("Ajouter au panier")) return "for sale";
  return html.includes("Ce format est bientôt de retour") ? "sold out" : "neither";
}

test("a product page follows the stock, out and in again, despite the cache", async () => {
  expect(await offer()).toBe("for sale");
  await setStock(0);
  expect(await offer()).toBe("sold out");
  await setStock(3);
  expect(await offer()).toBe("for sale");
});

test("a new price alone does not change the stock", async () => {
  await setStock(0);
  await askStandIns("/_sandbox/variants/11000101", { price: 1990 });
  expect(await offer()).toBe("sold out");
});
