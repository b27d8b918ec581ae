/** On an answer of the stand-ins: milliseconds that the shop's clock is ahead of the machine's from now on. */
export const clockAheadHeader = "X-Clock-Ahead";

/** Beside it: how many times longer than stated the shop waits. */
export const patienceHeader = "X-Patience";
