export const sponsorshipStates = ["sent", "registered", "ordered", "rewarded", "expired"] as const;
export type SponsorshipState = (typeof sponsorshipStates)[number];

export interface Sponsorship {
  /** Identifies a friend by position from the end, since masked addresses may look the same. */
  number: number;
  email: string;
  state: SponsorshipState | null;
  createdAt: string | null;
  /** Whole minor units, or the API's own text. */
  reward: number | string | null;
}

export interface Sponsorships {
  members: Sponsorship[];
  code: string | null;
  link: string | null;
  /** Whole minor units; null if the API does not say. */
  rewards: { sponsor: number | null; friend: number | null };
}
