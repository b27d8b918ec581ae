import { minimumDeliveries, subscriptionDiscount } from "../subscription.ts";

/** Texts of the product screen. */
export const productScreenTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  photos: "Photos du produit",
  photo: "Photo {{number}}",
  reviewsLink: ({ count }: { count: number }) => (count === 1 ? "Lire l’avis" : `Lire les ${count} avis`),
  noReviews: "Pas encore d’avis",
  formats: "Format",
  soldOutFormat: "{{name}}, bientôt de retour",
  price: {
    missing: "Le prix de ce format n’est pas disponible pour le moment.",
    tax: "TVA comprise",
  },
  buy: {
    legend: "Comment souhaitez-vous l’acheter\u00a0?",
    once: "Achat unique",
    subscription: "Abonnement",
    discount: `−${subscriptionDiscount}\u00a0%`,
    subscriptionDetail: `${minimumDeliveries} livraisons minimum, puis libre\u00a0: rythme et date modifiables à tout moment.`,
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
  every: ({ label }: { label: string }) => {
    if (label === "1 mois") return "Tous les mois";
    return label.endsWith("semaines") ? `Toutes les ${label}` : `Tous les ${label}`;
  },
  old: {
    title: "Ce produit a changé",
    text: "Nous ne le vendons plus sous cette forme. Sa fiche reste ici pour mémoire.",
    heir: "Voir le produit qui le remplace",
  },
  label: {
    description: "Le produit",
    composition: "Composition et additifs",
    additives: "Additifs",
    constituents: "Constituants analytiques",
    constituent: "Constituant",
    share: "Part",
    energy: "Énergie métabolisable",
    energyValue: "{{kcal}} kcal pour 100\u00a0g",
    rations: "Rations et mode d’emploi",
    rationsCaption: "Ration quotidienne conseillée pour un animal en bonne santé",
    animalWeight: "Poids de l’animal",
    ration: "Ration par jour",
    kilos: "{{weight}} kg",
    grams: "{{grams}} g",
    delivery: "Livraison et retours",
    deliveryText:
      "Expédition sous 24\u00a0h ouvrées, à domicile, en point relais ou en boutique, en France, en Belgique et au Luxembourg.",
    returnsText:
      "Vous avez 14 jours pour changer d’avis. Pour des raisons d’hygiène, un sac ou une boîte ouverts ne peuvent pas être repris.",
  },
  reviews: {
    title: "Avis vérifiés",
    summary: "{{rating}} sur 5, d’après {{count}} avis",
    sort: "Du plus récent au plus ancien.",
    checked: "Comment nous vérifions les avis",
    published: "Publié le {{date}}",
    experience: "achat du {{date}}",
    more: "Lire les autres avis",
    none: "Personne n’a encore donné son avis sur ce produit.",
    loading: "Chargement des avis",
    broken: "Les avis ne peuvent pas être affichés pour le moment.",
  },
  sameCategory: "Dans la même catégorie",
  crossSellLoading: "Chargement d’autres produits",
} as const;
