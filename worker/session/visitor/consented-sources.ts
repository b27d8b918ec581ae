import { type Purpose, type Receiver, receiversOf } from "../../../shared/consent/consent.ts";
import type { Configuration } from "../../env.ts";

export function consentedSources(configuration: Configuration, granted: readonly Purpose[]) {
  const { marketing, tags } = hostsOf(configuration);
  const receivers = receiversOf(granted);
  const ofTags = receivers.includes("tags") ? tags : [];
  return { scripts: ofTags, calls: [...(receivers.includes("marketing") ? marketing : []), ...ofTags] };
}

export function withHosts(configuration: Configuration, receivers: readonly Receiver[]): Receiver[] {
  const hosts = hostsOf(configuration);
  return receivers.filter((receiver) => hosts[receiver].length > 0);
}

const hostsOf = ({ marketing, tags }: Configuration): Record<Receiver, string[]> => ({
  marketing: originOf(marketing.url),
  tags: tags.id ? [...originOf(tags.url), ...tags.hosts.map((host) => `https://${host}`)] : [],
});

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
