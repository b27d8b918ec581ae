import { hashOf } from "../hash.ts";

/** What a step offers to send, with what it costs. */
export interface Offer {
  code: string;
  product: string;
  /** "2 kg". */
  format: string;
  /** Whole minor units; null where unknown. */
  price: number | null;
  /** Net grams. */
  weight: number | null;
  isAvailable: boolean;
  image: { url: string; alternativeText: string; width: number; height: number } | null;
}

/** Replacement for a line, in the quantity that comes nearest to the line's weight. */
export interface SwapOffer extends Offer {
  quantity: number;
}

/** Posted with the form: an offer that costs something else by then is shown again. */
export const offerVersion = (offers: readonly Pick<Offer, "code" | "price" | "isAvailable">[]): string =>
  hashOf(offers.map(({ code, price, isAvailable }) => [code, price, isAvailable]));

/** Settled at more than the step showed. */
export const isDearer = (
  line: { unitPrice: number | null } | undefined,
  { price }: Pick<Offer, "price">,
): boolean => price !== null && line?.unitPrice != null && line.unitPrice > price;

export const offerName = ({ product, format }: Pick<Offer, "product" | "format">): string =>
  [product, format].filter(Boolean).join(", ");
