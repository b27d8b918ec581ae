import { maximumQuantity } from "../../../shared/cart/cart.ts";
import { isUpsell, type SourceItemList } from "../../../shared/cart/source-item-list.ts";
import { noSubscription } from "../../../shared/frequency/frequency.ts";
import type { Order } from "../../../shared/order/order.ts";
import type { Services } from "../../context.ts";
import { addLine, changeLine, IntervalIgnored, lineOf } from "../../purchase/cart/cart-writes.ts";
import { withSingleSamples } from "../../purchase/product/samples.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

export interface Wish {
  code: string;
  name: string;
  quantity: number;
  /** Days between deliveries; 0 is a one-off purchase. */
  interval: number;
  source: SourceItemList;
  /** Quantity in the cart when the offer was rendered; the wished quantity is added to this one. */
  held?: number;
}

export type LeftOutReason =
  | "gone"
  | "soldOut"
  | "fewer"
  | "refused"
  | "full"
  | "changed"
  | "subscribed"
  | "otherRhythm"
  | "rhythmIgnored"
  | "boughtOnce"
  | "offered"
  | "sample"
  | "unreadable";

export type NotTaken =
  | { reason: Exclude<LeftOutReason, "fewer">; name: string }
  | { reason: "fewer"; name: string; quantity: number };

interface Taken {
  cart: Order;
  left?: NotTaken;
  isOld?: boolean;
}

export async function take(
  services: Services<"content" | "ecommerce" | "log">,
  cart: Order,
  wished: Wish,
): Promise<Taken> {
  const { code, name } = wished;
  const line = lineOf(cart, code);
  if (line && (line.quantity === null || line.subscriptionInterval === null))
    return { cart, left: { reason: "unreadable", name } };
  const other = line && otherPurchase(line.subscriptionInterval ?? noSubscription, wished.interval);
  if (other) return { cart, left: { reason: other, name } };
  if (isInCart(cart, wished)) return { cart, isOld: true };
  const { held = 0, ...rest } = wished;
  // The cart was emptied or ordered since, so a second click would add the items again.
  if ((line?.quantity ?? 0) < held) return { cart, left: { reason: "changed", name } };
  const wish = { ...rest, quantity: rest.quantity + held };
  if (wish.quantity > maximumQuantity) return { cart, left: { reason: "full", name } };
  try {
    return await singleSample(services, await raise(services, cart, wish, wish.quantity), name);
  } catch (error) {
    if (error instanceof IntervalIgnored)
      return {
        cart: error.cart ?? (await services.ecommerce.cart(cart.token)),
        left: { reason: "rhythmIgnored", name },
      };
    if (!isRefused(error)) throw error;
    const reason = await reasonOf(services, code, error);
    return reason === "fewer"
      ? takeFewer(services, await services.ecommerce.cart(cart.token), wish)
      : { cart, left: { reason, name } };
  }
}

async function singleSample(
  services: Services<"content" | "ecommerce" | "log">,
  raised: Order,
  name: string,
): Promise<Taken> {
  const cart = await withSingleSamples(services, raised);
  return cart === raised ? { cart } : { cart, left: { reason: "sample", name } };
}

/** The same variant cannot be bought once and by subscription: the shopper has to decide. */
function otherPurchase(now: number, wished: number) {
  if (now === wished) return undefined;
  if (now === noSubscription) return "boughtOnce";
  return wished === noSubscription ? "subscribed" : "otherRhythm";
}

/** Binary search for the highest quantity that the API accepts: the API does not tell the stock. */
async function takeFewer(services: Services<"ecommerce" | "log">, cart: Order, wish: Wish): Promise<Taken> {
  const { code, name, quantity } = wish;
  if (isInCart(cart, wish)) return { cart };
  let after = cart;
  let most = lineOf(cart, code)?.quantity ?? 0;
  for (let tooMany = quantity; tooMany - most > 1; ) {
    const tried = Math.floor((most + tooMany) / 2);
    try {
      after = await raise(services, after, wish, tried);
      most = tried;
    } catch (error) {
      if (!isRefused(error)) throw error;
      tooMany = tried;
    }
  }
  return {
    cart: after,
    left: most > 0 ? { reason: "fewer", name, quantity: most } : { reason: "soldOut", name },
  };
}

export function isInCart(cart: Order, wish: Wish): boolean {
  const { code, quantity, interval } = wish;
  const line = lineOf(cart, code);
  const isInRhythm = interval === noSubscription || line?.subscriptionInterval === interval;
  return (line?.quantity ?? 0) >= quantity + (wish.held ?? 0) && isInRhythm;
}

async function raise(
  services: Services<"ecommerce" | "log">,
  cart: Order,
  { code, interval, source: sourceItemList }: Wish,
  wanted: number,
): Promise<Order> {
  const line = lineOf(cart, code);
  const quantity = Math.max(wanted, line?.quantity ?? 0);
  const change = { quantity, subscriptionInterval: interval };
  if (line) return changeLine(services, cart.token, line.id, change);
  const after = await addLine(services, cart, {
    variantCode: code,
    ...change,
    sourceItemList,
    upsell: isUpsell(sourceItemList),
  });
  const added = lineOf(after, code);
  // Two simultaneous clicks added the quantity twice.
  if (added?.quantity !== 2 * quantity) return after;
  return changeLine(services, after.token, added.id, change);
}

const isRefused = (error: unknown): error is UpstreamError => error instanceof UpstreamError && error.refused;

async function reasonOf(
  { ecommerce }: Services<"ecommerce">,
  code: string,
  { status, problem }: UpstreamError,
): Promise<"gone" | "soldOut" | "fewer" | "refused"> {
  const isAboutVariant = problem.violations.some(({ path }) => path === "productVariant");
  if (isAboutVariant || status === 404 || status === 400) return "gone";
  try {
    const { inStock } = await ecommerce.variant(code);
    if (inStock === false) return "soldOut";
    return problem.violations.some(({ path }) => path === "quantity" || path === "") ? "fewer" : "refused";
  } catch (error) {
    if (isRefused(error)) return "gone";
    throw error;
  }
}
