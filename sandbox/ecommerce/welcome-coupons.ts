import { and, eq, ne, notInArray } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { orders } from "../database/schema/orders.ts";
import { newsletterSubscriptions } from "../database/schema/requests.ts";
import { findCoupon } from "./coupon-rules.ts";
import { isWelcomeCode } from "./welcome-code.ts";

interface Buyer {
  id: number;
  customerId: number | null;
}

const isPlaced = notInArray(orders.state, ["cart", "cancelled"]);

export async function welcomeRefusal(db: Database, cart: Buyer, couponCode: string): Promise<string | null> {
  const coupon = findCoupon(couponCode);
  if (!coupon?.firstOrder) return null;
  const { code } = coupon;
  const personal = isWelcomeCode(code) ? await personalRefusal(db, cart, code) : null;
  if (personal || cart.customerId === null) return personal;
  const ordered = await db.$count(orders, and(eq(orders.customerId, cart.customerId), isPlaced));
  return ordered > 0
    ? `Le code « ${code} » est réservé à la première commande, et vous avez déjà commandé chez nous. Essayez un autre code.`
    : null;
}

/** Mimics Sylius: a cart without a customer never qualifies, and anybody who has the code may use it once. */
async function personalRefusal(
  db: Database,
  { id, customerId }: Buyer,
  code: string,
): Promise<string | null> {
  const sent = await db.query.newsletterSubscriptions.findFirst({
    where: eq(newsletterSubscriptions.couponCode, code),
  });
  if (!sent) return "Ce code promo n’existe pas. Vérifiez qu’il est bien écrit.";
  if ((await db.$count(orders, and(eq(orders.couponCode, code), ne(orders.id, id), isPlaced))) > 0)
    return `Le code « ${code} » a déjà servi. Essayez un autre code.`;
  return customerId === null
    ? `Le code « ${code} » est réservé à une première commande. Connectez-vous ou créez votre compte, puis saisissez-le de nouveau.`
    : null;
}
