/** Of the mailed link; `unavailable` may have been done all the same. */
export type EmailConfirmation = "done" | "expired" | "unavailable";
