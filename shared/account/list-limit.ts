/** Maximum entries of a list of the account; real ones are far shorter. Orders are paged. */
export const mostListed = 200;
