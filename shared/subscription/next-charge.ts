import type { Cart, CartLine } from "../cart/cart.ts";

/** Of a delivery to come (content system); whole minor units, null where the shop says nothing. */
export interface UsualDelivery {
  freeFrom: number | null;
  price: number | null;
}

/**
 * How sure an amount is. `settled`: the API's own, for this very delivery. `carrier`: with the delivery of this order, as
 * the API settled it. `usual`: that one is offered, and the next may not be: the shop's usual price is counted. `goods`:
 * the delivery is not known yet, and comes on top.
 */
export type ChargeBasis = "settled" | "carrier" | "usual" | "goods";

/** Of one delivery. */
export interface NextCharge {
  basis: ChargeBasis;
  /** Whole minor units. */
  amount: number;
  /** The part of it that is the delivery. */
  delivery: number;
  /** The part of it that is the service fees: a delivery that is no larger than this order has them, too. */
  services: number;
  /** The order has a coupon or a promotion, which the amount leaves out. */
  isReduced: boolean;
  /** This order is too large for the service fees, from which a smaller one may not be free. */
  mayHaveFees: boolean;
}

export type ChargedLine = Pick<CartLine, "subscriptionInterval" | "quantity" | "unitPrice" | "total">;

export interface Charged extends Pick<Cart, "coupon" | "unreadLines"> {
  lines: readonly ChargedLine[];
  accounting: Pick<Cart["accounting"], "shippingFees" | "serviceFees" | "promotionReduction" | "total">;
}

/**
 * What the next delivery of these lines costs; null where the API settled no prices. A coupon and the promotions of this
 * order are not carried over.
 *
 * @param isCarrierDue the API prices a carrier of its own choice until one is chosen
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

/** A total of Sylius has its share of the order's promotions taken off. */
function goodsOf(lines: readonly ChargedLine[], isReduced: boolean): number | null {
  const amounts = lines.map(({ quantity, unitPrice, total }) => {
    if (unitPrice !== null && quantity !== null) return unitPrice * quantity;
    return isReduced ? null : total;
  });
  return amounts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

const allGoodsOf = ({ lines, unreadLines }: Charged) => (unreadLines > 0 ? null : goodsOf(lines, false));

/** Offered although it is little: the carrier costs nothing. */
const isBelow = (goods: number | null, freeFrom: number | null) =>
  goods !== null && freeFrom !== null && goods < freeFrom;
