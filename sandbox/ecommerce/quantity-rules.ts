import type { variants } from "../database/schema/catalogue.ts";
import type { Violation } from "./violations.ts";

type Variant = typeof variants.$inferSelect;

export function stockOf({ sellable, stock }: Variant): number {
  return sellable ? stock : 0;
}

export function additionFaults(added: number, inCart: number, variant: Variant): Violation[] {
  return added < 1 ? [tooFew] : shortageFaults(inCart + added, variant);
}

/** A quantity may go down after the stock ran out, never up. */
export function changeFaults(quantity: number, inCart: number, variant: Variant): Violation[] {
  if (quantity < 1) return [tooFew];
  return quantity <= inCart ? [] : shortageFaults(quantity, variant);
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
