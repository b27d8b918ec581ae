import type { FaqTheme } from "./faq-entry.ts";

export const order: FaqTheme = {
  slug: "commande-et-paiement",
  name: "Commande et paiement",
  intro: "Payer, utiliser un code, retrouver sa facture.",
  questions: [
    {
      slug: "moyens-de-paiement",
      question: "Quels moyens de paiement acceptez-vous ?",
      answer: `**Visa, Mastercard, PayPal, chèque et virement.** Un abonnement se règle par carte.

La carte est saisie sur la page du prestataire de paiement, avec l’authentification que demande votre banque : nous ne voyons ni ne gardons son numéro.`,
      keywords: "carte bancaire cb visa mastercard paypal payer",
    },
    {
      slug: "cheque-ou-virement",
      question: "Comment payer par chèque ou par virement ?",
      answer: `Validez la commande avec ce mode de paiement ; les coordonnées bancaires ou l’ordre du chèque vous arrivent par e-\u2060mail. La commande part **après encaissement** et s’annule d’elle-même au bout de 15 jours sans règlement.`,
      keywords: "rib iban différé",
    },
    {
      slug: "paiement-refuse",
      question: "Mon paiement est refusé",
      answer: `Rien n’est perdu : votre commande est gardée. Vérifiez le plafond de la carte et la date d’expiration, et gardez l’application de votre banque ouverte pour la validation. Essayez une autre carte ou PayPal si le refus se répète.

Un paiement refusé n’est jamais débité. En cas de doute, [écrivez-nous](/nous-contacter/) avant de recommencer.`,
      keywords: "échec erreur banque 3d secure refus carte",
    },
    {
      slug: "code-promo",
      question: "Comment utiliser un code promo ?",
      answer: `Saisissez-le dans le [panier](/panier/), puis choisissez « Appliquer ». Une commande reçoit un seul code.

**BIENVENUE** retire 5 € d’une première commande d’au moins 30 € ; il vaut pour les achats uniques, pas pour un abonnement, qui a déjà ses −10 %. Si un code est refusé, la raison s’affiche : date passée, montant trop faible, code déjà utilisé.`,
      keywords: "bon de réduction coupon bienvenue remise",
    },
    {
      slug: "modifier-commande",
      question: "Puis-je modifier ou annuler ma commande ?",
      answer: `Tant qu’elle n’est pas expédiée, oui : appelez-nous ou [écrivez-nous](/nous-contacter/) au plus vite, car nous préparons souvent le jour même. Une fois le colis parti, vous gardez 14 jours pour [changer d’avis](/faq/delai-de-retractation/).`,
      keywords: "annulation erreur adresse changer",
    },
    {
      slug: "facture",
      question: "Où trouver ma facture ?",
      answer: `Elle est disponible **7 à 10 jours après l’expédition**, dans le détail de la commande de votre [compte](/mon-compte/mes-commandes/), au format PDF. Vous ne la trouvez pas ? [Demandez-la-nous](/nous-contacter/) avec le numéro de commande.`,
      keywords: "justificatif tva pdf télécharger",
    },
  ],
};
