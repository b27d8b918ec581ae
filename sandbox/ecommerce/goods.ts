export interface Line {
  quantity: number;
  unitPrice: number;
  /** Days between two deliveries; 0 is a one-off purchase. */
  subscriptionInterval: number;
}

export interface Goods {
  total: number;
  subscribed: boolean;
}

export function goodsOf(lines: readonly Line[]): Goods {
  return {
    total: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    subscribed: lines.some(({ subscriptionInterval }) => subscriptionInterval > 0),
  };
}
