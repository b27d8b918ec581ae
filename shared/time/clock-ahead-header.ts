/** Answers of the sandbox only: milliseconds by which the shop's clock is ahead of the machine's. */
export const clockAheadHeader = "X-Clock-Ahead";

export const patienceHeader = "X-Patience";
