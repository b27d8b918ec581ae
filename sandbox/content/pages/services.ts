import { sceneImage } from "../images.ts";
import { chapter, type PageEntry } from "./page-entry.ts";

export const services: PageEntry[] = [
  {
    slug: "abonnement",
    title: "L’abonnement",
    seo: {
      title: "L’abonnement Museau : −10 % et deux livraisons au minimum",
      description:
        "Comment fonctionne l’abonnement : remise de 10 %, rythme au choix, deux livraisons au minimum, puis sans engagement.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "La bonne quantité, au bon moment",
        text: "Choisissez un produit, un rythme, et n’y pensez plus : chaque livraison est à −10 %.",
        image: sceneImage("abonnement", "Un calendrier aux jours cochés, un chien, un chat et deux sacs"),
        links: [
          { to: "/chien/croquettes/", name: "Croquettes pour chien" },
          { to: "/chat/croquettes/", name: "Croquettes pour chat" },
        ],
      },
      {
        __component: "blocks.usp-grid",
        title: "En quatre points",
        usps: [
          {
            icon: "heart",
            title: "−10 % à chaque fois",
            text: "Dès la première livraison, sur le prix du jour de chaque produit abonné.",
          },
          {
            icon: "calendar",
            title: "Dix rythmes",
            text: "De trois semaines à cinq mois. Rythme et date modifiables jusqu’à 4 jours avant l’envoi.",
          },
          {
            icon: "shield",
            title: "Deux livraisons au minimum",
            text: "Ensuite, vous arrêtez quand vous voulez, sans frais ni justification.",
          },
          {
            icon: "truck",
            title: "Un rappel avant l’envoi",
            text: "Un e-\u2060mail une semaine avant, pour avancer, décaler ou compléter.",
          },
        ],
      },
      chapter(
        "Comment ça marche ?",
        `1. Sur une fiche produit, choisissez **l’abonnement** au lieu de l’achat unique, puis le rythme.
2. Réglez la première livraison comme une commande ordinaire, par carte bancaire.
3. Une semaine avant chaque envoi, nous vous écrivons. Rythme et date sont modifiables **jusqu’à 4 jours avant l’envoi** ; après, la livraison est en préparation.
4. Le montant est débité le jour de l’expédition.`,
      ),
      chapter(
        "Achat unique ou abonnement ?",
        `| Mode | Achat unique | Abonnement |
|---|---|---|
| Prix | affiché | **−10 %** chaque fois |
| Rythme | à la demande | de 3 semaines à 5 mois |
| Durée | aucune | 2 livraisons, puis libre |
| Port | selon le mode, offert dès {{delivery.freeFrom}} | selon le mode, offert dès {{delivery.freeFrom}} |
| Code −5 € | oui, dès 30 € | non |
| Échantillon offert | dès 80 € | dès 80 € |

Le code de −5 € est BIENVENUE, le code de bienvenue de la boutique, pour une première commande. Vous ne savez pas encore si la recette plaira ? Commencez par un petit format en achat unique. Vous pourrez vous abonner ensuite.`,
      ),
      chapter(
        "Quel rythme choisir ?",
        `Divisez le poids du sac par la ration du jour. Un sac de 5 kg dure un mois à un chien qui mange 160 g par jour ; un sac de 1,5 kg, près d’un mois à un chat de 4 kg. Prenez le rythme juste au-dessous : mieux vaut quelques jours d’avance qu’une gamelle vide un dimanche.

Il reste du stock ? Décalez. Il en manque ? Avancez l’envoi : il part sous 24 heures ouvrées et n’est débité qu’à ce moment.`,
      ),
      chapter(
        "Ce que vous pouvez changer",
        "Le rythme, la date, l’adresse, le transporteur, la carte, les quantités et les produits, jusqu’à 4 jours avant l’envoi, dans [votre compte](/mon-compte/mes-abonnements/), par e-\u2060mail à bonjour@museau.example ou par téléphone. Un changement de rythme peut ne s’appliquer qu’à la livraison suivante si la prochaine est déjà en préparation. Les frais de service de 1,90 € ne concernent que les envois de moins de 15 €.",
      ),
      chapter(
        "Arrêter",
        `L’abonnement porte sur **deux livraisons au minimum**. Une fois la deuxième expédiée, il continue sans durée fixée et vous pouvez y mettre fin à tout moment : [en ligne](/resilier-mon-abonnement/), par e-\u2060mail à bonjour@museau.example, par courrier ou par téléphone. Aucune raison ne vous est demandée, et un accusé de réception daté vous est envoyé. Les règles complètes figurent dans nos [conditions générales de vente](/page/conditions-generales-de-vente/).`,
      ),
    ],
  },
  {
    slug: "livraison",
    title: "Livraison et retours",
    seo: {
      title: "Livraison et retours",
      description:
        "Livraison dès {{delivery.lowestPrice}}, offerte dès {{delivery.freeFrom}} de produits, en France, en Belgique et au Luxembourg : tarifs, délais, retours et rétractation.",
    },
    blocks: [
      {
        __component: "blocks.hero",
        title: "De notre atelier à votre porte",
        text: "Dès {{delivery.lowestPrice}}, offerte dès {{delivery.freeFrom}} de produits. Les commandes passées avant {{delivery.cutOff}} partent en général le jour même, du lundi au vendredi.",
        image: sceneImage(
          "livraison",
          "Un chien assis près d’un colis devant une porte, un chat installé dessus",
        ),
        links: [{ to: "/panier/", name: "Voir mon panier" }],
      },
      chapter(
        "Combien ?",
        `{{delivery.table}}

Pour moins de {{delivery.serviceFreeFrom}} de produits, {{delivery.serviceFee}} de frais de service s’ajoutent. Vous ne les payez pas si vous complétez votre commande jusqu’à {{delivery.serviceFreeFrom}}, ni pour une commande d’échantillons offerts. Tout s’affiche dans le panier, toujours avant le paiement. Dès 80 €, un échantillon de friandises s’ajoute au colis ; dès 120 €, 5 € se déduisent du total.`,
      ),
      chapter(
        "Où et comment ?",
        `Nous livrons en **France métropolitaine, en Belgique et au Luxembourg**, à domicile ou en point relais ; vous pouvez aussi retirer votre commande dans l’un de [nos magasins](/magasins/).

Seuls les modes possibles pour votre adresse et votre colis vous sont proposés, avec leur date estimée.`,
      ),
      chapter(
        "Délais",
        `Les délais du tableau se comptent à partir du départ du colis, en jours ouvrés, sans les week-ends ni les jours fériés. Sur la fiche d’un produit, dans le panier et à l’étape de livraison, nous vous donnons les jours prévus.

- En point relais, le colis vous attend {{delivery.kept:mondial-relay}}.
- En magasin, nous vous écrivons quand il est prêt, et le gardons {{delivery.kept:retrait-magasin}}.

Vous recevez le suivi par e-\u2060mail dès que le colis nous quitte. S’il n’avance plus depuis trois jours, écrivez-nous : nous interrogeons le transporteur et, s’il le faut, vous renvoyons un colis.`,
      ),
      chapter(
        "Un colis abîmé ?",
        `Prenez-le en photo et écrivez-nous à bonjour@museau.example dans les trois jours : nous remplaçons ou remboursons. Ce signalement n’enlève rien à vos garanties légales.`,
      ),
      chapter(
        "Retours et rétractation",
        `Vous avez **14 jours** après la réception pour changer d’avis. Le sac ou la boîte doit être fermé : un aliment descellé ne peut plus être repris pour des raisons d’hygiène. Nous remboursons la commande et les frais de livraison standard ; le retour est à votre charge. Déclarez-le [en ligne](/renoncer-au-contrat/), sans compte et sans raison à donner ; la marche à suivre figure dans nos [conditions générales de vente](/page/conditions-generales-de-vente/).

Il n’aime pas ? Cela arrive aux meilleurs. Un sac ouvert ne se reprend pas, mais appelez-nous : nous cherchons avec vous ce qui lui plaira, et beaucoup de refuges acceptent les sacs entamés.`,
      ),
    ],
  },
];
