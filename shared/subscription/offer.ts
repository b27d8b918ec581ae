import { hashOf } from "../hash.ts";
import { unbroken } from "../text/unbroken.ts";

export interface OfferedFormat {
  code: string;
  product: string;
  format: string;
  price: number | null;
  weight: number | null;
  isAvailable: boolean;
  image: { url: string; alternativeText: string; width: number; height: number } | null;
}

export interface SwapOffer extends OfferedFormat {
  quantity: number;
}

/** Posted with the form, so that an offer whose price changed is shown again before the write. */
export const offerVersion = (
  offers: readonly Pick<OfferedFormat, "code" | "price" | "isAvailable">[],
): string => hashOf(offers.map(({ code, price, isAvailable }) => [code, price, isAvailable]));

export const isDearer = (
  line: { unitPrice: number | null } | undefined,
  { price }: Pick<OfferedFormat, "price">,
): boolean => price !== null && line?.unitPrice != null && line.unitPrice > price;

export const offerName = ({ product, format }: Pick<OfferedFormat, "product" | "format">): string =>
  unbroken([product, format].filter(Boolean).join(", "));
