/** Screens in matching order: the category listing matches almost anything and must stay last. */
export const routeTable = {
  index: { pattern: "/", guards: ["returningCustomer"] },
  "page-page": { pattern: "/page/{page}/" },
  rechercher: { pattern: "/rechercher/" },
  comparer: { pattern: "/comparer/" },
  "nous-contacter": { pattern: "/nous-contacter/" },
  "landing-landing": { pattern: "/landing/{landing}/", layout: "none" },
  magasins: { pattern: "/magasins/" },
  "magasins-shop": { pattern: "/magasins/{shop}/" },
  maintenance: { pattern: "/maintenance/", layout: "minimal" },
  "faq-faqQuery": { pattern: "/faq/{faqQuery?}/" },
  panier: { pattern: "/panier/", isPersonal: true },
  "commande-order": {
    pattern: "/commande/{order}/",
    layout: "minimal",
    guards: ["isAuthenticated"],
  },
  "commande-order-confirmation": { pattern: "/commande/{order}/confirmation/", guards: ["isAuthenticated"] },
  connexion: { pattern: "/connexion/", layout: "minimal", guards: ["isAnonymous"] },
  "mot-de-passe-oublie-forgotPassword": {
    pattern: "/mot-de-passe-oublie/{forgotPassword}/",
    guards: ["isAnonymous"],
  },
  "mon-compte": { pattern: "/mon-compte/", guards: ["isAuthenticated"] },
  "mon-compte-bienvenue": { pattern: "/mon-compte/bienvenue/", guards: ["isAnonymous"] },
  "mon-compte-mes-adresses": { pattern: "/mon-compte/mes-adresses/", guards: ["isAuthenticated"] },
  "mon-compte-mes-informations-personnelles": {
    pattern: "/mon-compte/mes-informations-personnelles/",
    guards: ["isAuthenticated"],
  },
  "mon-compte-mes-parrainages": {
    pattern: "/mon-compte/mes-parrainages/",
    guards: ["isAuthenticated", "sponsorshipFeature"],
  },
  "mon-compte-mes-commandes": { pattern: "/mon-compte/mes-commandes/", guards: ["isAuthenticated"] },
  "mon-compte-mes-commandes-order": {
    pattern: "/mon-compte/mes-commandes/{order}/",
    guards: ["isAuthenticated", "orderRedirect"],
  },
  "mon-compte-mes-commandes-order-annuler": {
    pattern: "/mon-compte/mes-commandes/{order}/annuler/",
    guards: ["isAuthenticated", "orderCancellationFeature"],
  },
  "mon-compte-mes-commandes-order-signaler": {
    pattern: "/mon-compte/mes-commandes/{order}/signaler/",
    guards: ["isAuthenticated", "orderClaimsFeature"],
  },
  "mon-compte-mes-abonnements": {
    pattern: "/mon-compte/mes-abonnements/",
    guards: ["isAuthenticated", "subscriptionsFeature", "subscriptionRedirect"],
  },
  "mon-compte-mes-abonnements-subscription": {
    pattern: "/mon-compte/mes-abonnements/{subscription}/",
    guards: ["isAuthenticated", "subscriptionsFeature"],
  },
  "mon-compte-mes-abonnements-subscription-historique": {
    pattern: "/mon-compte/mes-abonnements/{subscription}/historique/",
    guards: ["isAuthenticated", "subscriptionsFeature"],
  },
  "mon-compte-mes-abonnements-subscription-historique-order": {
    pattern: "/mon-compte/mes-abonnements/{subscription}/historique/{order}/",
    guards: ["isAuthenticated", "subscriptionsFeature"],
  },
  "mon-compte-mes-animaux": {
    pattern: "/mon-compte/mes-animaux/",
    guards: ["isAuthenticated", "animalsFeature", "noPetToCreateOne"],
  },
  "mon-compte-mes-animaux-ajouter": {
    pattern: "/mon-compte/mes-animaux/ajouter/",
    guards: ["isAuthenticated", "animalsFeature"],
  },
  "mon-compte-mes-animaux-animal": {
    pattern: "/mon-compte/mes-animaux/{animal}/",
    guards: ["isAuthenticated", "animalsFeature"],
  },
  "mon-compte-mes-animaux-animal-plan": {
    pattern: "/mon-compte/mes-animaux/{animal}/plan/",
    guards: ["isAuthenticated", "animalsFeature", "weightPlanFeature"],
  },
  "pesee-animal": {
    pattern: "/pesee/{animal}/",
    guards: ["animalsFeature", "weightPlanFeature"],
    isPersonal: true,
  },
  "mon-compte-mes-animaux-animal-modifier": {
    pattern: "/mon-compte/mes-animaux/{animal}/modifier/",
    guards: ["isAuthenticated", "animalsFeature"],
  },
  "resilier-mon-abonnement": { pattern: "/resilier-mon-abonnement/" },
  "renoncer-au-contrat": { pattern: "/renoncer-au-contrat/" },
  "suivi-order": { pattern: "/suivi/{order}/", guards: ["mailLinksFeature"], isPersonal: true },
  "prochain-colis-subscription-answer": {
    pattern: "/prochain-colis/{subscription}/{answer}/",
    guards: ["subscriptionsFeature", "reminderAnswersFeature"],
    isPersonal: true,
  },
  rappels: { pattern: "/rappels/", guards: ["recallsFeature"] },
  "pays-et-langue": { pattern: "/pays-et-langue/" },
  "gerer-mes-cookies": { pattern: "/gerer-mes-cookies/" },
  "produits-echantillons-sample": { pattern: "/produits/echantillons/{sample}/" },
  "produits-product-format": { pattern: "/produits/{product}/{format?}/" },
  "votre-animal": { pattern: "/votre-animal/", guards: ["guideFeature"], isPersonal: true },
  "guide-croquettes": {
    pattern: "/guide-croquettes/",
    layout: "user-guide",
    guards: ["guideFeature", "guideEntrance"],
  },
  "guide-croquettes-nouveau": {
    pattern: "/guide-croquettes/nouveau/",
    layout: "user-guide",
    guards: ["guideFeature"],
    isPersonal: true,
  },
  "guide-croquettes-animal": {
    pattern: "/guide-croquettes/{animal}/",
    layout: "user-guide",
    guards: ["guideFeature", "guideOwner"],
  },
  "guide-croquettes-animal-recommandations": {
    pattern: "/guide-croquettes/{animal}/recommandations/",
    layout: "user-guide",
    guards: ["guideFeature", "guideOwner", "guideNoPet"],
  },
  "guide-bi-nutrition-animal": {
    pattern: "/guide-bi-nutrition/{animal}/",
    layout: "user-guide",
    guards: ["biNutritionFeature", "guideOwner", "guideNoPet"],
  },
  "guide-bi-nutrition-animal-recommandations": {
    pattern: "/guide-bi-nutrition/{animal}/recommandations/",
    layout: "user-guide",
    guards: ["biNutritionFeature", "guideOwner", "guideNoPet"],
  },
  "mini-guide-bi-nutrition-animal": {
    pattern: "/mini-guide-bi-nutrition/{animal}/",
    layout: "user-guide",
    guards: ["biNutritionFeature", "guideOwner", "guideNoPet"],
  },
  "mini-guide-bi-nutrition-animal-recommandations": {
    pattern: "/mini-guide-bi-nutrition/{animal}/recommandations/",
    layout: "user-guide",
    guards: ["biNutritionFeature", "guideOwner", "guideNoPet"],
  },
  "userGuide-guide-nutrition-full": {
    pattern: "/userGuide/guide-nutrition-full/",
    layout: "user-guide",
    guards: ["nutritionGuideFeature", "guideOwner", "guideNoPet"],
  },
  "userGuide-guide-nutrition-short": {
    pattern: "/userGuide/guide-nutrition-short/",
    layout: "user-guide",
    guards: ["nutritionGuideFeature", "guideOwner", "guideNoPet"],
  },
  "web-view-subscription-changement-de-paiement": {
    pattern: "/web-view/{subscription}-changement-de-paiement/",
    layout: "none",
    guards: ["webViewAllowed", "subscriptionsFeature", "isAuthenticated"],
  },
  "webView-demo": {
    pattern: "/webView/demo/",
    layout: "none",
    guards: ["webViewAllowed", "subscriptionsFeature"],
  },
  composants: { pattern: "/_sandbox/composants/" },
  blocs: { pattern: "/_sandbox/blocs/" },
  chien: { pattern: "/chien/" },
  chat: { pattern: "/chat/" },
  category: { pattern: "/{category*}/" },
} as const satisfies Record<string, RouteDefinition>;

export type Layout = "default" | "minimal" | "user-guide" | "none";

export type Guard =
  | "returningCustomer"
  | "isAnonymous"
  | "isAuthenticated"
  | "orderRedirect"
  | "subscriptionRedirect"
  | "webViewAllowed"
  | "sponsorshipFeature"
  | "subscriptionsFeature"
  | "recallsFeature"
  | "mailLinksFeature"
  | "orderCancellationFeature"
  | "reminderAnswersFeature"
  | "orderClaimsFeature"
  | "animalsFeature"
  | "weightPlanFeature"
  | "noPetToCreateOne"
  | "guideFeature"
  | "guideEntrance"
  | "guideOwner"
  | "guideNoPet"
  | "biNutritionFeature"
  | "nutritionGuideFeature";

export interface RouteDefinition {
  /** `{name}` is a segment or a part of one, `{name?}` is optional, `{name*}` is one segment or more. */
  pattern: `/${string}`;
  layout?: Layout;
  guards?: readonly Guard[];
  /** Shows what belongs to one visitor, although no guard asks who that is. */
  isPersonal?: true;
}

type Table = typeof routeTable;
type Key = keyof Table;

type ParamsIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer N}?`
      ? { [K in N]?: string }
      : Name extends `${infer N}*`
        ? { [K in N]: string }
        : { [K in Name]: string }) &
      ParamsIn<Rest>
  : Record<never, never>;

export type RouteParams<K extends Key = Key> = ParamsIn<Table[K]["pattern"]>;

export type RouteKey = Key;

export interface Route {
  key: RouteKey;
  /** Has the locale suffix ("panier___fr-FR"). Maintenance settings match it by prefix. */
  name: string;
  layout: Layout;
  guards: readonly Guard[];
}

type HrefArguments<K extends Key> = [keyof RouteParams<K>] extends [never] ? [] : [params: RouteParams<K>];

/** The only place that builds paths; always with a trailing slash. */
export function href<K extends Key>(key: K, ...[params]: HrefArguments<K>): string {
  const values: Record<string, string | undefined> = { ...params };
  return routeTable[key].pattern.replace(/\/?\{(\w+)[?*]?\}/g, (found, name: string) => {
    const value = values[name];
    const slash = found.startsWith("/") ? "/" : "";
    return value ? slash + value.split("/").map(encodeURIComponent).join("/") : "";
  });
}

export function categoryHref(path: string, page = 1): string {
  return href("category", { category: path }) + (page > 1 ? `?page=${page}` : "");
}

const personalGuards: readonly Guard[] = ["isAuthenticated", "isAnonymous", "guideOwner"];

/**
 * True for pages of one visitor, which are fetched only when they are opened. Knows plain parameters, not `?` and `*`:
 * `matchRoute` would add its 4 kB to the script of every page.
 */
export function isPersonal(path: string): boolean {
  const route = Object.values<RouteDefinition>(routeTable).find(({ pattern }) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  return Boolean(route?.isPersonal || route?.guards?.some((guard) => personalGuards.includes(guard)));
}

/** Screens that robots.txt closes to crawlers. Not in `routeTable`, because every page loads that. */
const uncrawled: readonly Key[] = [
  "rechercher",
  "comparer",
  "panier",
  "commande-order",
  "connexion",
  "mot-de-passe-oublie-forgotPassword",
  "mon-compte",
  "votre-animal",
  "guide-croquettes",
  "guide-bi-nutrition-animal",
  "mini-guide-bi-nutrition-animal",
  "userGuide-guide-nutrition-full",
  "userGuide-guide-nutrition-short",
  "web-view-subscription-changement-de-paiement",
  "webView-demo",
];

export const uncrawledPrefixes = (): string[] =>
  uncrawled.map((key) => routeTable[key].pattern.replace(/\{.*/, ""));

export const payloadSuffix = "_payload";
