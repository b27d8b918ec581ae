import type { Image } from "../../../shared/content/content.ts";
import type { SubscriptionItem } from "../../../shared/subscription/customer-subscription.ts";

/** A line of the next shipment as a step shows it. */
export interface ShownLine
  extends Pick<SubscriptionItem, "id" | "quantity" | "unitPrice" | "available" | "once"> {
  name: string;
  /** "2 kg". */
  format: string;
  /** Net grams. */
  weight: number | null;
  image: Image | null;
}
