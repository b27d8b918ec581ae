import type { Cart, CartLine } from "../../cart/cart.ts";

export interface UsualDelivery {
  freeFrom: number | null;
  price: number | null;
}

/**
 * Certainty of an amount. `settled`: computed by the API for this delivery. `carrier`: with the delivery
 * price of this order. `usual`: this order's delivery is free, but the next may not be, so the usual price is
 * counted. `goods`: the delivery price is unknown and comes on top.
 */
export type ChargeBasis = "settled" | "carrier" | "usual" | "goods";

export interface NextCharge {
  basis: ChargeBasis;
  amount: number;
  delivery: number;
  /** Service fees in the amount: a delivery no larger than this order has them too. */
  services: number;
  /** A coupon or promotion of the order is left out of the amount, because it is not carried over. */
  isReduced: boolean;
  /** This order is large enough to avoid service fees, but the next may not be. */
  mayHaveFees: boolean;
}

export type ChargedLine = Pick<CartLine, "subscriptionInterval" | "quantity" | "unitPrice" | "total">;

export interface Charged extends Pick<Cart, "coupon" | "unreadLines"> {
  lines: readonly ChargedLine[];
  accounting: Pick<Cart["accounting"], "shippingFees" | "serviceFees" | "promotionReduction" | "total">;
}

/**
 * Charge for the next delivery of these lines; null if the API computed no prices.
 *
 * @param isCarrierDue the API prices its own default carrier until the shopper chooses one
 */
export function nextChargeOf(
  lines: readonly ChargedLine[],
  order: Charged,
  usual: UsualDelivery,
  isCarrierDue: boolean,
): NextCharge | null {
  const { coupon, unreadLines, accounting } = order;
  const { shippingFees, serviceFees, promotionReduction, total } = accounting;
  const isReduced = coupon !== null || Boolean(promotionReduction);
  const goods = goodsOf(lines, isReduced);
  if (goods === null) return null;
  const isWhole = unreadLines === 0 && order.lines.every((line) => lines.includes(line));
  const isOffered = shippingFees === 0 && usual.freeFrom !== null && goods >= usual.freeFrom;
  const charge = (basis: ChargeBasis, delivery: number, services: number): NextCharge => ({
    basis,
    amount: goods + delivery + services,
    delivery,
    services,
    isReduced,
    mayHaveFees: serviceFees === 0 && !isWhole,
  });
  const services = serviceFees ?? 0;
  if (isCarrierDue) return charge(isOffered ? "carrier" : "goods", 0, services);
  if (shippingFees === null) return charge("goods", 0, services);
  if (isWhole && !isReduced && total !== null)
    return { ...charge("settled", shippingFees, services), amount: total };
  const isFreeCarrier = shippingFees === 0 && !isReduced && isBelow(allGoodsOf(order), usual.freeFrom);
  if (shippingFees > 0 || isOffered || isFreeCarrier) return charge("carrier", shippingFees, services);
  return usual.price === null ? charge("goods", 0, services) : charge("usual", usual.price, services);
}

/** Line totals of Sylius already contain a share of the order's promotions. */
function goodsOf(lines: readonly ChargedLine[], isReduced: boolean): number | null {
  const amounts = lines.map(({ quantity, unitPrice, total }) => {
    if (unitPrice !== null && quantity !== null) return unitPrice * quantity;
    return isReduced ? null : total;
  });
  return amounts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

const allGoodsOf = ({ lines, unreadLines }: Charged) => (unreadLines > 0 ? null : goodsOf(lines, false));

const isBelow = (goods: number | null, freeFrom: number | null) =>
  goods !== null && freeFrom !== null && goods < freeFrom;
