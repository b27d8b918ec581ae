import type { Image } from "../../../shared/content/content.ts";
import type { SubscriptionItem } from "../../../shared/subscription/customer-subscription.ts";

export interface ShownLine
  extends Pick<SubscriptionItem, "id" | "quantity" | "unitPrice" | "available" | "once"> {
  name: string;
  format: string;
  /** Net grams. */
  weight: number | null;
  image: Image | null;
}
