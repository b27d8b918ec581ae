/** Security: a paying shopper may only be sent to a URL below one of the configured folders (`pages`). */
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

/** Refuses characters that browsers normalize. */
function read(address: string, origin: string): URL | undefined {
  if (/[\\\s\p{Control}]/u.test(address) || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);
