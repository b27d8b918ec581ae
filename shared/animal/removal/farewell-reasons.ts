export const farewellReasons = ["died", "new-home", "moved-away"] as const;
export type FarewellReason = (typeof farewellReasons)[number];
