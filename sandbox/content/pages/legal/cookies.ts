import { chapter, type PageEntry } from "../page-entry.ts";

export const cookies: PageEntry = {
  slug: "cookies",
  title: "Cookies",
  seo: {
    title: "Cookies et traceurs",
    description: "Les cookies que nous utilisons, tous nécessaires, et comment les effacer.",
  },
  blocks: [
    chapter(
      "Rien de plus que le nécessaire",
      "Cette boutique ne dépose que ce qui lui est nécessaire pour fonctionner : ni mesure d’audience, ni personnalisation, ni publicité, et aucune adresse d’un tiers n’est appelée. C’est pourquoi elle ne vous demande aucun choix aujourd’hui. Si cela devait changer, rien ne serait déposé avant votre accord, et refuser serait aussi simple qu’accepter.",
    ),
    chapter(
      "Les cookies nécessaires",
      `Ils sont déposés par notre site et par lui seul, au moment où ils deviennent utiles : sans panier ni compte, votre navigateur n’en reçoit presque aucun.

- **cartToken** : retrouver votre panier d’une visite à l’autre, 365 jours.
- **jwtTokenRaw**, **refreshToken** et **customerUri** : garder votre compte ouvert d’une page à l’autre, 365 jours ou jusqu’à la déconnexion.
- **endedToken** : reconnaître une session que notre service a fermée, jusqu’à la connexion suivante, 365 jours au plus.
- **identity** : reconnaître votre navigateur au retour du service par lequel vous vous identifiez, 10 minutes.
- **sponsorCode** : se souvenir du code de la personne qui vous a invité, jusqu’à l’ouverture de votre compte, 30 jours au plus.
- **checkoutSeen** : savoir si votre commande a changé depuis l’étape que vous avez sous les yeux, le temps de la visite.
- **formDraft** : rendre ce que vous aviez tapé dans un formulaire interrompu, 15 minutes.
- **openOrder** : vous rappeler une commande qui reste à payer et attendre la réponse de votre banque au retour de sa page, jusqu’à son paiement ou à la déconnexion, 30 jours au plus.
- **repeatedOrder** : reprendre, pour une commande achetée à nouveau, son mode de livraison et son moyen de paiement, le temps de la visite.
- **terminationRequest** et **withdrawalRequest** : rendre votre demande de résiliation ou de rétractation et son accusé de réception, 15 minutes avant l’envoi, 24 heures après.
- **deletionRequest** : rappeler la date à laquelle vous avez demandé la suppression de votre compte, jusqu’à la déconnexion, 31 jours au plus.
- **locale** et **countryAnswered** : se souvenir du pays choisi, ou que la question a été fermée, 365 jours.
- **visit** : ne vous conduire vers votre compte qu’à la première page d’une visite, le temps de celle-ci.
- **notice** : afficher une fois le résultat d’une action, comme un ajout au panier, 1 minute.
- **noScript** : servir des pages complètes à un navigateur sans scripts, le temps de la visite.

L’onglet garde aussi, jusqu’à sa fermeture, deux repères techniques qui ne disent rien de vous : l’un évite de recharger une page en boucle, l’autre de perdre une modification du panier. Si vous demandez au calculateur de ration de retenir votre animal, son poids et sa naissance restent dans votre navigateur jusqu’à ce que vous les effaciez.

Sur une connexion sécurisée, certains noms commencent par \`__Host-\`. Les cookies de panier et de compte sont hors de portée des scripts de la page.`,
    ),
    chapter(
      "Depuis votre navigateur",
      "Vous pouvez aussi effacer ou bloquer les cookies dans ses réglages. Sans ceux du panier et du compte, la boutique se lit toujours, mais elle oublie ce que vous y mettez. Pour en savoir plus sur vos données : [données personnelles](/page/donnees-personnelles/).",
    ),
  ],
};
