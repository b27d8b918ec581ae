/** A line of an order as far as its money goes. */
export interface Line {
  quantity: number;
  unitPrice: number;
  /** Days between two deliveries; 0 is a one-off purchase. */
  subscriptionInterval: number;
}

/** What promotions, fees and taxes look at. */
export interface Goods {
  /** Whole minor units, before any promotion. */
  total: number;
  /** Whether one line at least is delivered again and again. */
  subscribed: boolean;
}

export function goodsOf(lines: readonly Line[]): Goods {
  return {
    total: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    subscribed: lines.some(({ subscriptionInterval }) => subscriptionInterval > 0),
  };
}
