import type { FaqTheme } from "./faq-entry.ts";

export const returns: FaqTheme = {
  slug: "retours",
  name: "Retours et remboursements",
  intro: "Changer d’avis, rendre, se faire rembourser.",
  questions: [
    {
      slug: "delai-de-retractation",
      question: "Combien de temps ai-je pour changer d’avis ?",
      answer: `**14 jours** à compter de la réception, sans motif. Pour un abonnement, le délai court à partir de la première livraison. [Déclarez-le en ligne](/renoncer-au-contrat/), par e-\u2060mail ou par courrier ; un accusé de réception daté vous est envoyé. Le détail est à l’article 9 des [conditions générales de vente](/page/conditions-generales-de-vente/).`,
      keywords: "rétractation renoncer retour satisfait remboursé",
    },
    {
      slug: "sac-ouvert",
      question: "Puis-je rendre un sac ouvert ?",
      answer: `Non : un aliment descellé ne peut pas être repris, pour des raisons d’hygiène (article L221-28 du code de la consommation). Un doute sur une recette ? Commencez par le plus petit format.

Un sac entamé mais propre fait des heureux : nos [magasins](/magasins/) le portent au refuge le plus proche.`,
      keywords: "entamé descellé reprise n’aime pas",
    },
    {
      slug: "comment-retourner",
      question: "Comment renvoyer un produit ?",
      answer: `[Prévenez-nous](/renoncer-au-contrat/), puis renvoyez-le fermé dans les 14 jours qui suivent, à Museau, 12 quai des Tilleuls, 69009 Lyon. Le retour est à votre charge, sauf si le produit est abîmé ou n’est pas celui que vous avez commandé ; une étiquette vous est alors envoyée.`,
      keywords: "renvoi étiquette adresse retourner",
    },
    {
      slug: "delai-de-remboursement",
      question: "Quand arrive le remboursement ?",
      answer: `Dans les **14 jours** qui suivent votre déclaration, par le moyen que vous avez utilisé, frais de livraison standard compris. Nous pouvons attendre d’avoir reçu les produits ou la preuve de leur envoi.`,
      keywords: "remboursement argent délai",
    },
    {
      slug: "mauvais-produit",
      question: "J’ai reçu le mauvais produit",
      answer: `Gardez-le fermé et [écrivez-nous](/nous-contacter/) avec une photo de l’étiquette : le bon part sous un jour ouvré, et nous faisons reprendre l’autre sans frais pour vous.`,
      keywords: "erreur de préparation manquant incomplet",
    },
  ],
};
