import { chapter, type PageEntry } from "../page-entry.ts";

export const cookies: PageEntry = {
  slug: "cookies",
  title: "Cookies",
  seo: {
    title: "Cookies et traceurs",
    description:
      "Les cookies que nous utilisons, ceux qui attendent votre accord, et comment changer d’avis.",
  },
  blocks: [
    chapter(
      "Votre choix d’abord",
      "Aucun traceur qui n’est pas nécessaire n’est déposé avant votre accord, et aucune adresse d’un tiers n’est appelée. Refuser est aussi simple qu’accepter, et ne rien répondre vaut refus. Votre choix est gardé six mois ; vous pouvez le changer à tout moment par « Gérer mes cookies », en bas de chaque page.",
    ),
    chapter(
      "Toujours présents, car nécessaires",
      `Ils sont déposés par notre site et par lui seul, au moment où ils deviennent utiles : sans panier ni compte, votre navigateur n’en reçoit presque aucun.

- **cartToken** : retrouver votre panier d’une visite à l’autre, 365 jours.
- **jwtTokenRaw**, **refreshToken** et **customerUri** : vous garder connecté à votre compte, 365 jours ou jusqu’à la déconnexion.
- **notice** : afficher une fois le résultat d’une action, comme un ajout au panier, 1 minute.
- **noScript** : servir des pages complètes à un navigateur sans scripts, le temps de la visite.
- **locale** : se souvenir de la langue, 365 jours.
- **choix de cookies** : se souvenir de votre réponse, 6 mois.

Sur une connexion sécurisée, certains noms commencent par \`__Host-\`. Les cookies de panier et de compte sont hors de portée des scripts de la page.`,
    ),
    chapter(
      "Seulement avec votre accord",
      `Chaque usage s’accepte ou se refuse séparément :

- **Mesure d’audience détaillée** : comprendre quelles pages sont utiles et où l’on se perd.
- **Personnalisation** : proposer une offre ou un conseil selon votre visite.
- **Publicité** : mesurer nos campagnes et éviter de vous montrer ce que vous avez déjà.

Nos propres compteurs de pages, anonymes et réservés à notre usage, ne demandent pas d’accord. Le contrôle qui protège certains formulaires des robots n’est chargé que lorsque vous utilisez l’un d’eux.`,
    ),
    chapter(
      "Depuis votre navigateur",
      "Vous pouvez aussi effacer ou bloquer les cookies dans ses réglages. Sans ceux du panier et du compte, la boutique se lit toujours, mais elle oublie ce que vous y mettez. Pour en savoir plus sur vos données : [données personnelles](/page/donnees-personnelles/).",
    ),
  ],
};
