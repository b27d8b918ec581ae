import type { FaqTheme } from "./faq-entry.ts";

export const productsAndStorage: FaqTheme = {
  slug: "produits-et-conservation",
  name: "Produits et conservation",
  intro: "Ce qu’il y a dans le sac, d’où cela vient, combien de temps cela se garde.",
  questions: [
    {
      slug: "choisir-son-aliment",
      question: "Comment choisir l’aliment de mon animal ?",
      answer: `Par l’âge d’abord, puis par le mode de vie : énergique, stérilisé, sensible. La page [bien choisir](/page/bien-choisir/) tient en cinq étapes. Les rayons vous y mènent aussi : [chiot](/chien/croquettes/chiot/), [chien adulte](/chien/croquettes/adulte/), [chien senior](/chien/croquettes/senior/), [chaton](/chat/croquettes/chaton/), [chat stérilisé](/chat/croquettes/sterilise/).`,
      keywords: "conseil recette laquelle guide",
    },
    {
      slug: "complet-ou-complementaire",
      question: "Aliment complet, aliment complémentaire : quelle différence ?",
      answer: `Un aliment **complet** nourrit seul, chaque jour. Un aliment **complémentaire**, friandise ou bouchée, s’ajoute à une ration et ne la remplace pas. C’est écrit en tête de chaque fiche, au-dessus du nom.`,
      keywords: "étiquette friandise",
    },
    {
      slug: "origine-des-ingredients",
      question: "D’où viennent les ingrédients ?",
      answer: `La composition de chaque recette figure sur sa fiche, dans l’ordre décroissant des poids, avec la part de viande fraîche et de viande déshydratée. L’origine est précisée quand elle est constante. Pour un lot donné, [demandez-nous](/nous-contacter/) : le numéro de lot imprimé sur l’emballage nous suffit.`,
      keywords: "provenance france viande composition lot",
    },
    {
      slug: "conservation-croquettes",
      question: "Comment conserver les croquettes ?",
      answer: `Dans leur sac, refermé, au sec et au frais. Le sac protège mieux de l’air qu’une boîte ; si vous aimez la boîte, posez-y le sac entier. À consommer **dans les 8 semaines après ouverture**, 6 pour les recettes de croissance.

Le calculateur des fiches prévient quand un format durerait plus longtemps que cela.`,
      keywords: "garder stocker ouverture sac ouvert rance boite hermétique",
    },
    {
      slug: "conservation-patees",
      question: "Combien de temps garder une pâtée ouverte ?",
      answer: `**48 heures au réfrigérateur**, couverte. Sortez-la un quart d’heure avant de la servir : tiède, elle sent meilleur, et un chat difficile y est sensible.`,
      keywords: "terrine sachet boîte frigo ouvert humide",
    },
    {
      slug: "date-de-durabilite",
      question: "Quelle est la date limite des produits ?",
      answer: `Chaque aliment vous parvient **au moins trois mois avant** sa date de durabilité minimale, imprimée sur l’emballage. Passée cette date, un sac fermé n’est pas dangereux, mais il perd de ses vitamines et de son odeur. Un produit vous arrive trop près de sa date ? [Écrivez-nous](/nous-contacter/).`,
      keywords: "ddm péremption dlc périmé",
    },
    {
      slug: "produit-en-rupture",
      question: "Un produit est « bientôt de retour » : quand ?",
      answer: `Le plus souvent sous deux semaines. Un autre format de la même recette est parfois disponible sur sa fiche. Si votre abonnement est touché, nous vous écrivons avant l’envoi : le produit manquant n’est ni envoyé ni débité.`,
      keywords: "rupture stock indisponible épuisé",
    },
  ],
};
