import { href } from "../routes.ts";

/** Tabs and changes appear in addresses, which mails link to. */
export const subscriptionTabs = ["prochaine-commande", "mon-abonnement"] as const;
export type SubscriptionTab = (typeof subscriptionTabs)[number];

export const subscriptionChanges = {
  date: "prochaine-commande",
  envoyer: "prochaine-commande",
  passer: "prochaine-commande",
  quantites: "prochaine-commande",
  ajouter: "prochaine-commande",
  echanger: "prochaine-commande",
  code: "prochaine-commande",
  stock: "prochaine-commande",
  pause: "prochaine-commande",
  reprise: "prochaine-commande",
  frequence: "mon-abonnement",
  adresses: "mon-abonnement",
  livraison: "mon-abonnement",
  paiement: "mon-abonnement",
  resiliation: "mon-abonnement",
} as const satisfies Record<string, SubscriptionTab>;
export type SubscriptionChange = keyof typeof subscriptionChanges;

export const isSubscriptionChange = (name: string | undefined): name is SubscriptionChange =>
  name !== undefined && Object.hasOwn(subscriptionChanges, name);

export type OfferedChanges = Partial<Record<SubscriptionChange, { isHeldByLock: boolean }>>;

export const subscriptionsHref = (all = false): string =>
  href("mon-compte-mes-abonnements") + (all ? `?${allQuery}=1` : "");

export const allQuery = "tous";

export const subscriptionHistoryHref = (id: number): string =>
  href("mon-compte-mes-abonnements-subscription-historique", { subscription: String(id) });

export function subscriptionHref(id: number, tab: SubscriptionTab = "prochaine-commande"): string {
  const path = href("mon-compte-mes-abonnements-subscription", { subscription: String(id) });
  return tab === "prochaine-commande" ? path : `${path}?onglet=${tab}`;
}

export function changeHref(
  id: number,
  change: SubscriptionChange,
  choices: Record<string, string> = {},
): string {
  return `${subscriptionHref(id)}?${new URLSearchParams({ modifier: change, ...choices })}`;
}

export function addToParcelHref(variant: string, { fromCart = false } = {}): string {
  const choices = { modifier: "ajouter" satisfies SubscriptionChange, variante: variant };
  return `${href("mon-compte-mes-abonnements")}?${new URLSearchParams({ ...choices, ...(fromCart && { panier: "1" }) })}`;
}
