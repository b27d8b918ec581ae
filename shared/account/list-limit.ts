/** Maximum entries read from a list that is not paged; orders are paged. */
export const mostListed = 200;
