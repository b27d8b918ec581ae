export interface OrderedVariant {
  code: string;
  product?: string | undefined;
  inStock?: boolean | undefined;
}

export interface OrderItem {
  id: number;
  variant: OrderedVariant;
  productName: string;
  variantName: string;
  quantity: number;
  unitPrice: number | null;
  originalUnitPrice: number | null;
  subtotal: number | null;
  total: number | null;
  /** Days between deliveries; 0 is a one-off purchase. */
  subscriptionInterval: number;
}

/** An order or a cart (spec 3, cart). Whole minor units; null where unknown. */
export interface Order {
  tokenValue: string;
  state: string;
  currencyCode: string;
  /** Null for a guest. */
  customerId: string | null;
  items: OrderItem[];
  freeProducts: { productName: string; quantity: number }[];
  coupon: string | null;
  itemsTotal: number | null;
  taxTotal: number | null;
  shippingTotal: number | null;
  serviceTotal: number | null;
  /** Negative or zero. */
  orderPromotionTotal: number | null;
  total: number | null;
}

/** Spec 4. */
export const isUsableCart = ({ state }: Pick<Order, "state">): boolean => state === "cart";
