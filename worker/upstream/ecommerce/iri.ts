export const iri = (collection: string, code: string): string =>
  `/api/v2/shop/${collection}/${encodeURIComponent(code)}`;
