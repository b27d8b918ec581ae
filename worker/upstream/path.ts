/** Encodes the parts, so that none can change the path. @example path`shop/orders/${token}` */
export const path = (texts: TemplateStringsArray, ...parts: (string | number)[]): string =>
  String.raw({ raw: texts }, ...parts.map(encodeURIComponent));

/** Encoding leaves dot segments unchanged, and a URL parser resolves them. */
const wayOut = /[\\#\t\r\n]|^\/|(^|\/)(\.|%2e){1,2}(?=[/?]|$)/i;

export const leadsElsewhere = (path: string): boolean => wayOut.test(path);
