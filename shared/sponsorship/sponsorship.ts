export const sponsorshipStates = ["sent", "registered", "ordered", "rewarded", "expired"] as const;
export type SponsorshipState = (typeof sponsorshipStates)[number];

/** One friend (contracts, 1b). */
export interface Sponsorship {
  /** Place in the list, counted from its end: masked, two friends may look the same. */
  number: number;
  /** Masked: "m•••@example.fr". */
  email: string;
  /** Null for a state that the shop does not know. */
  state: SponsorshipState | null;
  /** ISO 8601; null where the API does not say. */
  createdAt: string | null;
  /** Whole minor units, or the API's own words. */
  reward: number | string | null;
}

export interface Sponsorships {
  members: Sponsorship[];
  /** Null where the API says none that can be used. */
  code: string | null;
  /** An address, or a path of the shop. */
  link: string | null;
}
