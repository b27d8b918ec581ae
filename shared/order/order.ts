/** What of an item is ordered, as far as the order itself says it. */
export interface OrderedVariant {
  code: string;
  /** sku of its product. */
  product?: string | undefined;
  /** False once the stock has run out. */
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

/** An order, or a cart that will be one (spec 3, cart). All money is whole minor units; null where nothing is said of it. */
export interface Order {
  tokenValue: string;
  state: string;
  currencyCode: string;
  /** Number of the customer whose it is; null while it is nobody's. */
  customerId: string | null;
  items: OrderItem[];
  freeProducts: { productName: string; quantity: number }[];
  /** Code of the coupon applied. */
  coupon: string | null;
  itemsTotal: number | null;
  taxTotal: number | null;
  shippingTotal: number | null;
  serviceTotal: number | null;
  /** Negative or zero. */
  orderPromotionTotal: number | null;
  total: number | null;
}

/** Only a cart in state cart is valid to load (spec 4). */
export const isUsableCart = ({ state }: Pick<Order, "state">): boolean => state === "cart";
