import type { RouteMatch } from "../../shared/match-route.ts";
import { type RouteDefinition, type RouteKey, routeTable } from "../../shared/routes.ts";
import { isPlainWord, withoutPersonalData } from "./sent-words.ts";

/** Path parameters that may be sent; all others are tokens, ids or typed text. */
const publishedParameters = ["product", "format", "sample", "page", "landing", "shop", "category"];

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

/** Query parameters whose values are words of the shop or page numbers. */
const ownParameters =
  /^(?:page|tri|etape|question|onglet|note|avis|liste|paiement|ouvert|pays|filtre-[a-z\d-]{1,60})$/;

const privateParameters =
  /^(?:retour|gi-token|jeton|token|parrain|position|ville|adresse|animal|poids|age|ans|mois|naissance|nombre|e-?mail|mail|tel|phone|nom|name|prenom|firstname|lastname|id|.*_?id|.*Id|.*key|.*token)$/i;

const parameterName = /^(?=.{1,40}$)[a-z]+(?:[A-Z][a-z]+)*\d{0,2}(?:[._[\]-]+[a-z\d]+)*[._[\]-]*$/;

const mostParameters = 20;

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

const isPersonalRoute = ({ route }: RouteMatch): boolean =>
  route.guards.some((guard) => guard !== "returningCustomer") || filledIn.includes(route.key);

const filledIn: readonly RouteKey[] = ["nous-contacter", "resilier-mon-abonnement", "renoncer-au-contrat"];

const isUtm = (name: string) => /^utm_/i.test(name);

export function utmOf(params: URLSearchParams): Record<string, string> {
  const named = [...params].filter(([name]) => /^utm_\w{1,40}$/.test(name)).slice(0, mostParameters);
  const sent = named.map(([name, value]) => [name, withoutPersonalData(value)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== ""));
}

/** Google's click ids; sent to the tag manager only. */
export const clickIdsOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...params].filter(([name, value]) => isClickId.test(name) && /^[\w.-]{1,200}$/.test(value)),
  );

const isClickId = /^(?:gclid|gclsrc|dclid|gbraid|wbraid)$/;
