/** What the funnel says of an order that is not where it was expected (spec 8, order funnel); the worker alone says it. */
export const checkoutNotices = {
  empty: "Votre panier est vide\u00a0: il n’y a rien à commander pour l’instant.",
  notYet: "Cette étape vient un peu plus tard\u00a0: voici où en est votre commande.",
  skipped: "Il n’y a rien à choisir à cette étape pour votre commande.",
  placed: "Cette commande est déjà passée.",
  cancelled: "Cette commande a été annulée. Votre panier vous attend pour en passer une autre.",
  generic: "Une erreur est survenue. Réessayez dans quelques instants, ou contactez notre service client.",
} as const;
