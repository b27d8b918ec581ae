/** Number of an order, a subscription or a parcel, such as "MUS0000525". No product is named so. */
export const isPurchaseNumber = (query: string): boolean => /^[a-z]{2,4}[ -]?\d{6,}$/i.test(query);
