import type { FaqTheme } from "./faq-entry.ts";

export const subscription: FaqTheme = {
  slug: "abonnement",
  name: "Abonnement",
  intro: "La remise, les dix rythmes, ce qui se change et comment on arrête.",
  questions: [
    {
      slug: "comment-fonctionne-abonnement",
      question: "Comment fonctionne l’abonnement ?",
      answer: `Sur une fiche produit, choisissez **Abonnement** au lieu de l’achat unique, puis un rythme. Chaque livraison est à **−10 %**, sur le prix du jour. Une semaine avant chaque envoi, un e-\u2060mail vous rappelle ce qui part, quand et à quel prix.

L’abonnement n’est jamais choisi à votre place : c’est l’achat unique qui est coché. Tout est expliqué sur la page [abonnement](/page/abonnement/).`,
      keywords: "abonner souscrire récurrent automatique réduction remise 10",
    },
    {
      slug: "duree-minimale-abonnement",
      question: "Y a-t-il un engagement ?",
      answer: `L’abonnement porte sur **deux livraisons au minimum**. Dès que la deuxième est expédiée, il continue sans durée fixée et vous l’arrêtez quand vous voulez, sans frais ni raison à donner.

Si un prix change ou si un produit disparaît, vous pouvez arrêter sans attendre la deuxième.`,
      keywords: "engagement minimum durée deux livraisons",
    },
    {
      slug: "quel-rythme-choisir",
      question: "Quel rythme de livraison choisir ?",
      answer: `Il y en a **dix, de 3 semaines à 5 mois**. Le plus simple est d’ouvrir « Calculer sa ration » sur la fiche du produit : avec le poids et l’âge de votre animal, le calculateur dit combien de jours dure le sac et propose le rythme qui convient.

Il prend toujours le rythme **juste en dessous** de ce que dure le sac : quelques jours d’avance valent mieux qu’une gamelle vide un dimanche.`,
      keywords: "fréquence intervalle semaines mois combien de temps dure un sac",
    },
    {
      slug: "modifier-livraison-abonnement",
      question: "Jusqu’à quand puis-je modifier ma prochaine livraison ?",
      answer: `**Jusqu’à 4 jours avant l’envoi** : date, rythme, adresse, transporteur, produits et quantités. Après, le colis est en préparation et le changement vaut pour le suivant.

Un nouveau rythme peut ne s’appliquer qu’à la commande d’après, si la prochaine est déjà en route. Cela se fait dans [votre compte](/mon-compte/mes-abonnements/), en nous [écrivant](/nous-contacter/) ou par téléphone.`,
      keywords: "décaler reporter changer date vacances pause suspendre",
    },
    {
      slug: "rappel-avant-envoi",
      question: "Me prévenez-vous avant chaque envoi ?",
      answer: `Oui, par e-\u2060mail, **une semaine avant**, avec les produits, le prix et la date. Il vous reste alors trois jours pour décaler, avancer ou compléter la livraison.

Rien n’est arrivé ? Regardez dans les courriers indésirables, puis vérifiez l’adresse dans [vos informations](/mon-compte/mes-informations-personnelles/).`,
      keywords: "notification mail rappel 7 jours",
    },
    {
      slug: "avancer-livraison",
      question: "Le sac est presque vide : puis-je avancer l’envoi ?",
      answer: `Oui. [Demandez-nous](/nous-contacter/) l’envoi immédiat : la livraison part et elle est débitée **sous 24 heures ouvrées**. Les suivantes se comptent à partir de cette date.

Si cela arrive souvent, choisissez un rythme plus court ou un format plus grand.`,
      keywords: "expédier maintenant plus tôt urgence",
    },
    {
      slug: "debit-abonnement",
      question: "Quand le montant est-il débité ?",
      answer: `Le jour de l’expédition, jamais avant. La première livraison se règle comme une commande ordinaire, par carte bancaire ; les suivantes sont débitées sur la même carte, que vous pouvez changer jusqu’à 4 jours avant l’envoi.

Si un paiement échoue, l’envoi attend et nous vous écrivons, sans frais ni pénalité.`,
      keywords: "prélèvement carte expirée paiement échoué",
    },
    {
      slug: "arreter-abonnement",
      question: "Comment arrêter mon abonnement ?",
      answer: `Après la deuxième livraison, à tout moment : [en ligne](/resilier-mon-abonnement/), par e-\u2060mail à bonjour@museau.example, par courrier ou par téléphone, **sans compte ni raison à donner**. Un accusé de réception daté vous est envoyé.

Si un envoi est à moins de 4 jours, il part encore ; c’est le dernier. Les règles complètes figurent à l’article 7 des [conditions générales de vente](/page/conditions-generales-de-vente/).`,
      keywords: "résilier résiliation annuler stopper fin",
    },
  ],
};
