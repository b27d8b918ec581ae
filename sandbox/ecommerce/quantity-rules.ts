import type { variants } from "../database/schema.ts";
import type { Violation } from "./problems.ts";

type Variant = typeof variants.$inferSelect;

/** What is left to sell of a format: nothing of one that is no longer sold. */
export function stockOf({ sellable, stock }: Variant): number {
  return sellable ? stock : 0;
}

/** On an addition to the `held` that are in the cart already. */
export function additionFaults(added: number, held: number, variant: Variant): Violation[] {
  return added < 1 ? [tooFew] : shortageFaults(held + added, variant);
}

/** On another quantity of a line. What ran out while it was in the cart can go down, never up. */
export function changeFaults(quantity: number, held: number, variant: Variant): Violation[] {
  if (quantity < 1) return [tooFew];
  return quantity <= held ? [] : shortageFaults(quantity, variant);
}

const tooFew: Violation = { path: "quantity", message: "La quantité doit être d’au moins 1." };

function shortageFaults(wanted: number, variant: Variant): Violation[] {
  if (wanted <= stockOf(variant)) return [];
  return [
    { path: "quantity", message: `${variant.productName}, ${variant.variantName} : ${whatIsLeft(variant)}` },
  ];
}

function whatIsLeft({ sellable, stock }: Variant): string {
  if (!sellable) return "ce format n’est plus en vente.";
  return stock === 0 ? "ce format est en rupture de stock." : `il n’en reste que ${stock} en stock.`;
}
