import type { AppContext } from "../context.ts";
import { consentedSources } from "../session/visitor/consented-sources.ts";
import { botCheckSources } from "./bot-check-sources.ts";

export function scriptSources({ req, var: { configuration, consent } }: AppContext): string {
  return patternOf([
    new URL(req.url).origin,
    ...botCheckSources(configuration.botCheck).scripts,
    ...consentedSources(configuration, consent.granted).scripts,
  ]);
}

export const patternOf = (sources: readonly string[]): string =>
  `^(?:${sources.map((source) => escaped(source.replace(/(?<!\/)\/*$/, "/")).replaceAll("*", "[^/]+")).join("|")})`;

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
