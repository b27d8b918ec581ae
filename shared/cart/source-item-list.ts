/** True where what is sold there is an upsell: more than what the shopper came for. */
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

/** The place that sold, named in the order line (spec 3, cart item; spec 7, items). */
export type SourceItemList = keyof typeof upsells;

export const isUpsell = (source: SourceItemList | undefined): boolean =>
  source !== undefined && upsells[source];

export function isSourceItemList(name: unknown): name is SourceItemList {
  return typeof name === "string" && Object.hasOwn(upsells, name);
}

/** Names the place in the address of a product, whose form sends it along, and in a cart link. */
export const sourceParameter = "liste";

/** @param href within the site; its query and fragment stay */
export function fromSource(href: string, source: SourceItemList): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(sourceParameter, source);
  return `${path}?${parameters}${fragment}`;
}

/** Data attribute of a product's form: the place that filled it in since it was rendered. */
export const chosenAt = "chosenAt";
