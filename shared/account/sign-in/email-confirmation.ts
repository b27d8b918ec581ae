/** Result of opening the mailed link. With `unavailable` the confirmation may still have succeeded. */
export type EmailConfirmation = "done" | "expired" | "unavailable";
