import type { AppContext } from "../context.ts";
import { consentedSources } from "../session/consented-sources.ts";
import { botCheckSources } from "./bot-check-sources.ts";

/** Pattern of the addresses that the page's scripts may bring others from: its own, and what is configured and granted. */
export function scriptSources({ req, var: { configuration, consent } }: AppContext): string {
  return patternOf([
    new URL(req.url).origin,
    ...botCheckSources(configuration.botCheck).scripts,
    ...consentedSources(configuration, consent.granted).scripts,
  ]);
}

/** @param sources folders, or hosts, of which `*.` is any below it */
export const patternOf = (sources: readonly string[]): string =>
  `^(?:${sources.map((source) => escaped(source.replace(/(?<!\/)\/*$/, "/")).replaceAll("*", "[^/]+")).join("|")})`;

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
