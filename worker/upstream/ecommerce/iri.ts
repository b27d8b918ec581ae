/** Of a record of the shop that is known by its code or id. @example iri("product-variants", "11000103") */
export const iri = (collection: string, code: string): string =>
  `/api/v2/shop/${collection}/${encodeURIComponent(code)}`;
