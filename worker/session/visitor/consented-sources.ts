import type { Purpose } from "../../../shared/consent/consent.ts";
import type { Configuration } from "../../env.ts";

export function consentedSources(configuration: Configuration, granted: readonly Purpose[]) {
  const { marketing, tags } = hostsOf(configuration);
  const ofTags = granted.includes("tags") ? tags : [];
  return { scripts: ofTags, calls: [...(granted.includes("marketing") ? marketing : []), ...ofTags] };
}

export function withHosts(configuration: Configuration, granted: readonly Purpose[]): Purpose[] {
  const hosts = hostsOf(configuration);
  return granted.filter((purpose) => hosts[purpose].length > 0);
}

const hostsOf = ({ marketing, tags }: Configuration): Record<Purpose, string[]> => ({
  marketing: originOf(marketing.url),
  tags: tags.id ? [...originOf(tags.url), ...tags.hosts.map((host) => `https://${host}`)] : [],
});

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
