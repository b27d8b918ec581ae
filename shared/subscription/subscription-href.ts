import { href } from "../routes.ts";

/** The names of tabs and changes are in addresses. */
export const subscriptionTabs = ["prochaine-commande", "mon-abonnement"] as const;
export type SubscriptionTab = (typeof subscriptionTabs)[number];

/** Each a step of the subscription's page, with an address of its own: links of mails and alerts lead there. */
export const subscriptionChanges = {
  date: "prochaine-commande",
  envoyer: "prochaine-commande",
  passer: "prochaine-commande",
  quantites: "prochaine-commande",
  ajouter: "prochaine-commande",
  echanger: "prochaine-commande",
  code: "prochaine-commande",
  stock: "prochaine-commande",
  frequence: "mon-abonnement",
  adresses: "mon-abonnement",
  livraison: "mon-abonnement",
  paiement: "mon-abonnement",
  pause: "mon-abonnement",
  reprise: "mon-abonnement",
  resiliation: "mon-abonnement",
} as const satisfies Record<string, SubscriptionTab>;
export type SubscriptionChange = keyof typeof subscriptionChanges;

export const isSubscriptionChange = (name: string | undefined): name is SubscriptionChange =>
  name !== undefined && Object.hasOwn(subscriptionChanges, name);

/** Those that exist, and have something to change. */
export type OfferedChanges = Partial<Record<SubscriptionChange, { isHeldByLock: boolean }>>;

/** `tous`: the list also where one subscription alone would lead straight to itself. */
export const subscriptionsHref = (all = false): string =>
  href("mon-compte-mes-abonnements") + (all ? `?${allQuery}=1` : "");

export const allQuery = "tous";

export const subscriptionHistoryHref = (id: number): string =>
  href("mon-compte-mes-abonnements-subscription-historique", { subscription: String(id) });

/** The first tab has no name in the address. */
export function subscriptionHref(id: number, tab: SubscriptionTab = "prochaine-commande"): string {
  const path = href("mon-compte-mes-abonnements-subscription", { subscription: String(id) });
  return tab === "prochaine-commande" ? path : `${path}?onglet=${tab}`;
}

/** @param choices what the step shows as chosen: a day (`le`), a line (`article`) */
export function changeHref(
  id: number,
  change: SubscriptionChange,
  choices: Record<string, string> = {},
): string {
  return `${subscriptionHref(id)}?${new URLSearchParams({ modifier: change, ...choices })}`;
}

/** Of the product's own page and of the cart, which do not know the subscription. @param fromCart it leaves the cart */
export function addToParcelHref(variant: string, { fromCart = false } = {}): string {
  const choices = { modifier: "ajouter" satisfies SubscriptionChange, variante: variant };
  return `${href("mon-compte-mes-abonnements")}?${new URLSearchParams({ ...choices, ...(fromCart && { panier: "1" }) })}`;
}
