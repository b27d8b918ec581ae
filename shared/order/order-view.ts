import type { PostalAddress } from "../address/address.ts";

export interface OrderDelivery {
  carrier: { name: string; description: string } | null;
  point: { name: string; street: string; postcode: string; city: string } | null;
  /** Also true where the pickup point is unknown. */
  isFetched: boolean;
  address: PostalAddress | null;
}
