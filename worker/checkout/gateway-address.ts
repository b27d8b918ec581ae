/**
 * Where the gateway takes a payment: an address under one of the folders of the configuration. Anything else an answer
 * names is undefined: a shopper who is about to pay is sent nowhere that the shop does not know.
 *
 * @param pages folders, as addresses or as paths of this site
 * @param origin of the shop
 */
export function gatewayAddress(
  redirectUrl: string | null | undefined,
  pages: readonly string[],
  origin: string,
): string | undefined {
  const target = redirectUrl ? read(redirectUrl, origin) : undefined;
  if (!target || target.username || target.password) return undefined;
  const isKnown = pages.some((page) => {
    const folder = read(page, origin);
    return folder?.origin === target.origin && target.pathname.startsWith(withSlash(folder.pathname));
  });
  if (!isKnown) return undefined;
  return target.origin === origin ? target.pathname + target.search : target.href;
}

/** What browsers would read otherwise than it is written is no address. */
function read(address: string, origin: string): URL | undefined {
  if (/[\\\s\p{Control}]/u.test(address) || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);
