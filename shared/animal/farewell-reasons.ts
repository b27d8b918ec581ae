/** Reasons of a removal after which kind words are said, and the subscriptions are asked about. */
export const farewellReasons = ["died", "new-home"] as const;
export type FarewellReason = (typeof farewellReasons)[number];
