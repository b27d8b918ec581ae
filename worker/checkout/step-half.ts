import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import type { SeenIds } from "./seen-ids.ts";

/** The server half of one step. */
export interface StepHalf {
  /**
   * Begins to read what the step needs beside the order, and answers how its page is made once the order is known: so
   * a step is one round trip deep.
   *
   * @param seen shipment and payment of this order as they were last seen; a call that needs another is made anew
   */
  load(c: AppContext, token: string, seen: SeenIds): (order: CheckoutOrder) => Promise<Page>;
  /** Does what the step's form says, to an order that may be at this step, and answers by worker/checkout/answers.ts. */
  act(c: AppContext, order: CheckoutOrder, form: FormData): Promise<Page | Response>;
}
