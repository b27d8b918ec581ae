/** The worker marks pages of a shop with an address base (ADDRESS_SEARCH_URL). */
export const isAddressBaseConfigured = () => document.body.hasAttribute("data-suggests-addresses");
