const clickIds = new Set([
  "gclid",
  "gclsrc",
  "gbraid",
  "wbraid",
  "dclid",
  "fbclid",
  "msclkid",
  "ttclid",
  "twclid",
  "li_fat_id",
  "epik",
  "mc_cid",
  "mc_eid",
]);

export const isCampaign = (name: string) => /^utm_./i.test(name) || clickIds.has(name.toLowerCase());

/** The target's own parameters win; other sites receive none. */
export function withCampaign(target: string, from: URL): string {
  const campaign = [...from.searchParams].filter(([name, value]) => value && isCampaign(name));
  if (!campaign.length || !URL.canParse(target, from.origin)) return target;
  const to = new URL(target, from.origin);
  if (!isSameSite(to, from)) return target;
  const named = new Set(to.searchParams.keys());
  const missing = campaign.filter(([name]) => !named.has(name));
  if (!missing.length) return target;
  // Appended as text, so that the target's own query stays byte for byte.
  const [address = "", hash] = target.split("#", 2);
  const query = new URLSearchParams(missing).toString();
  return `${address}${address.includes("?") ? "&" : "?"}${query}${hash === undefined ? "" : `#${hash}`}`;
}

function isSameSite(one: URL, other: URL): boolean {
  if (one.origin === other.origin) return true;
  const [a, b] = [bare(one.hostname), bare(other.hostname)];
  return /^https?:$/.test(one.protocol) && (a === b || isBelow(a, b) || isBelow(b, a));
}

const bare = (host: string) => host.replace(/^www\./, "");

const isBelow = (host: string, above: string) => above.includes(".") && host.endsWith(`.${above}`);
