import { env } from "cloudflare:workers";

/** Makes the lines of an order one-off purchases. */
export const withoutSubscription = (order: string) =>
  env.DB.prepare(
    "update order_items set subscriptionInterval = 0 where orderId = (select id from orders where tokenValue = ?)",
  )
    .bind(order)
    .run();
