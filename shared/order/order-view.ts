import type { PostalAddress } from "../address/address.ts";

/** Who delivers an order, and where; null where it is not known. */
export interface OrderDelivery {
  carrier: { name: string; description: string } | null;
  /** Where the parcel is fetched. */
  point: { name: string; street: string; postcode: string; city: string } | null;
  /** It is fetched, whether the place is known or not. */
  isFetched: boolean;
  address: PostalAddress | null;
}
