/** Follows EU 2023/988, art. 36: no wording may play down the risk. */
export const recallTexts = {
  title: "Rappels de produits",
  description:
    "Les produits que nous rappelons, leurs numéros de lot, la raison du rappel, et ce qu’il faut faire si vous en avez chez vous.",
  intro:
    "Ces produits présentent un risque et sont rappelés. Comparez les numéros de lot ci-dessous avec ceux de vos emballages. Si tous les lots sont rappelés, chaque emballage est concerné.",
  since: "Rappelé depuis le {{day}}",
  ofFormat: "Format\u00a0: {{format}}",
  unnamed: "Produit de code {{code}}",
  picture: "Photo\u00a0: {{name}}",
  lots: "Numéros de lot rappelés",
  allLots: "Tous les lots de ce format",
  place: "Où le lire",
  places: {
    dry: "Au dos du sac, en bas, à côté de la date de durabilité minimale\u00a0: il commence par «\u00a0Lot\u00a0» ou «\u00a0L\u00a0».",
    wet: "Sous la boîte ou au dos du sachet, à côté de la date de durabilité minimale\u00a0: il commence par «\u00a0Lot\u00a0» ou «\u00a0L\u00a0».",
    treat:
      "Au dos de l’emballage, à côté de la date de durabilité minimale\u00a0: il commence par «\u00a0Lot\u00a0» ou «\u00a0L\u00a0».",
    any: "Sur l’emballage, à côté de la date de durabilité minimale\u00a0: il commence par «\u00a0Lot\u00a0» ou «\u00a0L\u00a0».",
  },
  why: "Pourquoi ce rappel",
  noReason: "Ne donnez plus ce produit. Contactez notre service client, qui vous dira ce qui a été constaté.",
  product: "Voir le produit",
  todo: {
    title: "Que faire si vous en avez chez vous",
    stop: "Ne donnez plus ce produit à votre animal, et n’en donnez à aucun autre.",
    keep: "Gardez le sac, la boîte ou le sachet, même entamé, hors de portée des animaux et des enfants, et photographiez le numéro de lot.",
    wash: "Videz et lavez la gamelle et le bac à croquettes, puis lavez-vous les mains.",
    vet: "Si votre animal vomit, ne mange plus ou vous paraît malade, appelez votre vétérinaire et montrez-lui ce numéro.",
    refund:
      "Écrivez-nous ou appelez-nous avec la photo. Nous vous remboursons le produit en entier, sans retour et sans facture.",
    given: "Vous avez offert ou donné ce produit\u00a0? Prévenez la personne qui l’a reçu.",
  },
  contact: {
    title: "Nous joindre",
    write: "Nous écrire",
  },
  authority: "Les rappels de produits vendus en France sont aussi publiés par l’État sur le site {{site}}.",
  none: {
    title: "Aucun rappel en cours",
    text: "Aucun de nos produits n’est rappelé aujourd’hui. Si cela arrive, nous écrivons à tous ceux qui ont acheté le produit. Vous le lirez sur chaque page de la boutique, et les numéros de lot seront publiés ici.",
  },
  down: {
    title: "Les rappels ne peuvent pas être affichés",
    text: "Nous ne pouvons pas vous dire pour le moment s’il y a un rappel. Réessayez dans quelques minutes, ou demandez à notre service client.",
    retry: "Réessayer",
  },
  print: "Imprimé depuis la page {{address}}",
} as const;
