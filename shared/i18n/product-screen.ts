import { minimumDeliveries } from "../subscription.ts";
import { every } from "./frequency.ts";

/** Texts of the product screen. */
export const productScreenTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  photos: "Photos du produit",
  photo: "Photo {{number}}\u00a0: {{text}}",
  reviewsLink: ({ count }: { count: number }) => (count === 1 ? "Lire l’avis" : `Lire les ${count} avis`),
  noReviews: "Pas encore d’avis",
  formats: "Format",
  soldOutFormat: "{{name}}, bientôt de retour",
  noPriceFormat: "{{name}}, prix indisponible",
  price: {
    missing: "Le prix de ce format n’est pas disponible pour le moment.",
    tax: "TVA comprise",
  },
  buy: {
    legend: "Comment souhaitez-vous l’acheter\u00a0?",
    once: "Achat unique",
    subscription: "Abonnement",
    discount: "−{{percent}}\u00a0%",
    subscriptionDetail: `${minimumDeliveries} livraisons minimum, puis libre\u00a0: rythme et date modifiables jusqu’à 4\u00a0jours avant l’envoi.`,
    interval: "Rythme de livraison",
    nextDelivery: "{{every}}\u00a0: la prochaine livraison partirait vers le {{date}}.",
    nextCharge: "Chaque livraison est réglée au moment de l’envoi.",
    quantity: "Quantité",
    less: "Un de moins",
    more: "Un de plus",
    submit: "Ajouter au panier",
    pending: "Ajout en cours…",
    soldOut: "Ce format est bientôt de retour",
    allSoldOut: "Aucun format n’est en stock aujourd’hui. Revenez dans quelques jours.",
    soldOutDetail:
      "Il n’est pas en stock aujourd’hui. Choisissez un autre format, ou revenez dans quelques jours.",
    inStock: "En stock, expédié sous 24\u00a0h ouvrées",
  },
  every,
  old: {
    title: "Ce produit a changé",
    text: "Nous ne le vendons plus sous cette forme. Sa fiche reste ici pour mémoire.",
    heir: "Voir le produit qui le remplace",
  },
  reviews: {
    title: "Avis vérifiés",
    summary: "{{rating}} sur 5, d’après {{count}} avis",
    newest: "{{count}} avis, les {{shown}} plus récents, du plus récent au plus ancien.",
    sort: "Du plus récent au plus ancien.",
    checked: "Comment nous vérifions les avis",
    more: ({ count }: { count: number }) =>
      count === 1 ? "Lire un autre avis" : `Lire ${count} autres avis`,
    none: "Personne n’a encore donné son avis sur ce produit.",
    loading: "Chargement des avis",
    broken: "Les avis ne peuvent pas être affichés pour le moment.",
  },
  sameCategory: "Dans la même catégorie",
  crossSellLoading: "Chargement d’autres produits",
} as const;
