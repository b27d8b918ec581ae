import type { RouteMatch } from "../../shared/match-route.ts";
import { type RouteDefinition, type RouteKey, routeTable } from "../../shared/routes.ts";
import { isPlainWord, withoutPersonalData } from "./sent-words.ts";

/** Of what the shop publishes. Every other parameter is a token, an id or what somebody typed. */
const publishedParameters = ["product", "format", "sample", "page", "landing", "shop", "category"];

/**
 * The path of a page view: a token or an id is replaced by its parameter's name ("/commande/{order}/"). Where nothing
 * was found, so is a name that may be one.
 */
export function sentPath(match: RouteMatch | undefined, path: string, isFound: boolean): string {
  if (!match) return unknownPath(path);
  const { pattern } = routeTable[match.route.key];
  return pattern.replace(/\/?\{(\w+)[?*]?\}/g, (found, name: string) => {
    const value = match.params[name];
    if (value === undefined) return "";
    const isSent = publishedParameters.includes(name);
    const sent = value
      .split("/")
      .map((part) => (isSent && (isFound || isPlainWord(part)) ? encodeURIComponent(part) : `{${name}}`));
    return (found.startsWith("/") ? "/" : "") + sent.join("/");
  });
}

/** Only words of the shop's own addresses are sent. */
const unknownPath = (path: string): string =>
  path
    .slice(0, 400)
    .split("/")
    .map((part) => (part === "" || fixedSegments.has(part) ? part : "{path}"))
    .join("/");

const fixedSegments = new Set(
  Object.values<RouteDefinition>(routeTable).flatMap(({ pattern }) =>
    pattern.split("/").filter((part) => part !== "" && !part.includes("{")),
  ),
);

/** Their values are words of the shop's own, or numbers of pages. */
const ownParameters =
  /^(?:page|tri|etape|question|onglet|note|avis|liste|paiement|ouvert|pays|filtre-[a-z\d-]{1,60})$/;

/** They name somebody, a place, an animal, a token or an address with one. */
const privateParameters =
  /^(?:retour|gi-token|jeton|token|parrain|position|ville|adresse|animal|poids|age|ans|mois|naissance|nombre|e-?mail|mail|tel|phone|nom|name|prenom|firstname|lastname|id|.*_?id|.*Id|.*key|.*token)$/i;

/** In words: what is drawn at random may be a token. */
const parameterName = /^(?=.{1,40}$)[a-z]+(?:[A-Z][a-z]+)*\d{0,2}(?:[._[\]-]+[a-z\d]+)*[._[\]-]*$/;

/** Of one address. */
const mostParameters = 20;

/** The parameters that are no campaign's (spec 3). What may name somebody is replaced by its name in braces. */
export function sentQuery(params: URLSearchParams, match: RouteMatch | undefined): Record<string, string> {
  const isPersonal = !match || isPersonalRoute(match);
  const names = [...new Set(params.keys())].filter((name) => !isUtm(name) && parameterName.test(name));
  return Object.fromEntries(
    names.slice(0, mostParameters).map((name) => {
      const value = params.getAll(name).join(",");
      if (name === "q") return [name, withoutPersonalData(value)];
      const isOpen = ownParameters.test(name) || !(isPersonal || privateParameters.test(name));
      return [name, isOpen && isPlainWord(value) ? value : `{${name}}`];
    }),
  );
}

/** Behind a guard, or with a form that its address fills in: what stands in its address is about somebody. */
const isPersonalRoute = ({ route }: RouteMatch): boolean =>
  route.guards.some((guard) => guard !== "returningCustomer") || filledIn.includes(route.key);

const filledIn: readonly RouteKey[] = ["nous-contacter", "resilier-mon-abonnement", "renoncer-au-contrat"];

const isUtm = (name: string) => /^utm_/i.test(name);

/** Every parameter of a campaign that has a value (spec 3). */
export function utmOf(params: URLSearchParams): Record<string, string> {
  const named = [...params].filter(([name]) => /^utm_\w{1,40}$/.test(name)).slice(0, mostParameters);
  const sent = named.map(([name, value]) => [name, withoutPersonalData(value)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== ""));
}

/** Of Google's advertisements: for the tag manager alone, whose purpose is advertising too. */
export const clickIdsOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...params].filter(([name, value]) => isClickId.test(name) && /^[\w.-]{1,200}$/.test(value)),
  );

const isClickId = /^(?:gclid|gclsrc|dclid|gbraid|wbraid)$/;
