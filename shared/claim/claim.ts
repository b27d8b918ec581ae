/** Problems with a parcel that has left. */
export const claimKinds = ["damaged_parcel", "damaged_product", "missing_product", "not_received"] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimStates = ["new", "in_progress", "settled", "unknown"] as const;
export type ClaimState = (typeof claimStates)[number];

export const namesProducts = (kind: ClaimKind): boolean =>
  kind === "damaged_product" || kind === "missing_product";

export const needsPhoto = (kind: ClaimKind): boolean =>
  kind === "damaged_parcel" || kind === "damaged_product";

export interface OrderClaim {
  reference: string;
  kind: ClaimKind | null;
  state: ClaimState;
  createdAt: string | null;
  /** Lines of the order; empty if the whole parcel is meant. */
  items: number[];
  /** Working days within which customer service promises an answer; null if it promises none. */
  answerDays: number | null;
}
