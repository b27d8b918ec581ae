import { every } from "./frequency.ts";
/** Texts of the cart screen. */
export const cartTexts = {
  title: "Votre panier",
  count: ({ count }: { count: number }) => (count === 1 ? "1 article" : `${count} articles`),
  line: {
    quantity: "Quantité de {{name}}",
    less: "Un de moins\u00a0: {{name}}",
    more: "Un de plus\u00a0: {{name}}",
    frequency: "Rythme de livraison de {{name}}",
    once: "Achat unique",
    update: "Mettre à jour",
    remove: "Retirer",
    removeNamed: "Retirer {{name}} du panier",
    removed: "Retiré de votre panier\u00a0: {{name}}.",
    each: "{{price}} l’unité",
    subscription: "Abonnement, 2 livraisons minimum",
  },
  every,
  free: "Offert avec votre commande",
  freeItem: "{{quantity}} × {{name}}",
  accounting: {
    title: "Récapitulatif",
    subtotal: "Sous-total",
    promotion: "Remises",
    shipping: "Livraison",
    shippingOffered: "Offerte",
    service: "Frais de service",
    total: "Total",
    vat: "dont TVA {{amount}}",
    updating: "Mise à jour…",
    subscriptionNote:
      "Votre panier contient un abonnement\u00a0: chaque livraison est réglée au moment de son envoi, 2 livraisons au minimum.",
    soon: "La commande en ligne ouvre très bientôt. Votre panier vous attend, rien ne s’efface.",
  },
  empty: {
    title: "Votre panier est vide",
    text: "La gamelle aussi, peut-être\u00a0? Voici par où commencer.",
    dog: "Tout pour le chien",
    cat: "Tout pour le chat",
  },
  unavailable: {
    title: "Votre panier est momentanément inaccessible",
    text: "Notre service des commandes ne répond pas. Rien n’est perdu\u00a0: vos articles sont gardés.",
    retry: "Réessayer",
  },
} as const;
