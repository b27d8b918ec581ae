export const farewellReasons = ["died", "new-home"] as const;
export type FarewellReason = (typeof farewellReasons)[number];
