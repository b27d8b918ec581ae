/** True marks an upsell. The names are a wire format, stored in order lines and tracking events. */
const upsells = {
  categorie: false,
  recherche: false,
  suggestions_recherche: false,
  page: false,
  produit: false,
  ration: false,
  rupture: false,
  echantillon: false,
  lien_panier: false,
  commande_passee: false,
  guide_croquettes: false,
  guide_menu: false,
  campagne: true,
  cross_sell_produit: true,
  achetes_ensemble: true,
  bi_nutrition: true,
  cross_sell_panier: true,
  cross_sell_divers: true,
} as const satisfies Record<string, boolean>;

export type SourceItemList = keyof typeof upsells;

export const isUpsell = (source: SourceItemList | undefined): boolean =>
  source !== undefined && upsells[source];

export function isSourceItemList(name: unknown): name is SourceItemList {
  return typeof name === "string" && Object.hasOwn(upsells, name);
}

export const sourceParameter = "liste";

export function fromSource(href: string, source: SourceItemList): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(sourceParameter, source);
  return `${path}?${parameters}${fragment}`;
}

export const chosenAt = "chosenAt";
