/** Encodes its parts, so that none of them leads to another call. @example path`shop/orders/${token}` */
export const path = (texts: TemplateStringsArray, ...parts: (string | number)[]): string =>
  String.raw({ raw: texts }, ...parts.map(encodeURIComponent));

/** Dots alone stay dots when they are encoded, and a URL parser follows them. */
const wayOut = /[\\#\t\r\n]|^\/|(^|\/)(\.|%2e){1,2}(?=[/?]|$)/i;

export const leadsElsewhere = (path: string): boolean => wayOut.test(path);
