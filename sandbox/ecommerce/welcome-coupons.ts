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

/** Mimics Sylius: a cart without a customer never qualifies, and anybody who has the code may use it once. */
export async function welcomeRefusal(
  db: Database,
  { id, customerId }: Buyer,
  couponCode: string,
): Promise<string | null> {
  const code = findCoupon(couponCode)?.code;
  if (code === undefined || !isWelcomeCode(code)) return null;
  const sent = await db.query.newsletterSubscriptions.findFirst({
    where: eq(newsletterSubscriptions.couponCode, code),
  });
  if (!sent) return "Ce code promo n’existe pas : vérifiez qu’il est bien écrit.";
  const isPlaced = notInArray(orders.state, ["cart", "cancelled"]);
  if ((await db.$count(orders, and(eq(orders.couponCode, code), ne(orders.id, id), isPlaced))) > 0)
    return `Le code « ${code} » a déjà servi : essayez un autre code.`;
  if (customerId === null)
    return `Le code « ${code} » vaut pour une première commande : connectez-vous ou créez votre compte, puis saisissez-le de nouveau.`;
  if ((await db.$count(orders, and(eq(orders.customerId, customerId), isPlaced))) > 0)
    return `Le code « ${code} » est réservé à la première commande, et vous avez déjà commandé chez nous : essayez un autre code.`;
  return null;
}
