/** Also true for an invalid link, which must be removed from the address too. */
export const hasCartLink = ({ searchParams }: URL): boolean =>
  searchParams.has("variantId") || searchParams.has("variantId[]");
