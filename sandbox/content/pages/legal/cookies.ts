import { chapter, type PageEntry } from "../page-entry.ts";

export const cookies: PageEntry = {
  slug: "cookies",
  title: "Cookies",
  seo: {
    title: "Cookies et traceurs",
    description:
      "Ce que nous gardons dans votre navigateur, ce qui attend votre accord, et comment en changer.",
  },
  blocks: [
    chapter(
      "Sans votre accord, le nécessaire et notre propre mesure",
      "Cette boutique dépose ce qui lui est nécessaire pour fonctionner : votre panier, votre compte, le pays choisi. Elle compte aussi les pages ouvertes et les commandes, et mesure la rapidité de ses pages, sans cookie ni identifiant : la CNIL dispense cette mesure d’accord, et vous pouvez vous y opposer à la page [Gérer mes cookies](/gerer-mes-cookies/). Rien d’autre de facultatif ne commence avant que vous n’ayez dit oui : ni mesure par d’autres sociétés, ni publicité, ni offre. Les images, le fond de carte de nos magasins, une vidéo ou le contrôle contre les robots d’un formulaire peuvent venir de prestataires : votre navigateur les appelle pour les afficher, et ils reçoivent son adresse IP. Refuser est aussi simple qu’accepter, ne pas répondre vaut non, et la boutique reste entière.",
    ),
    chapter(
      "Avec votre accord",
      "Deux choses, à accepter ou à refuser séparément : les offres et les essais de notre service marketing, et la mesure des visites et de la publicité, dont les outils (Google, et d’autres sociétés) sont chargés par un gestionnaire de balises ; les annonces ne sont pas personnalisées pour autant. Votre réponse est gardée six mois ; la preuve d’un accord (ce qui a été accepté, quand, d’après quel texte) est gardée un an, sous un numéro tiré au hasard que votre navigateur est seul à connaître. Le signal Global Privacy Control de votre navigateur vaut refus.",
    ),
    chapter(
      "Changer d’avis",
      "À tout moment, à la page [Gérer mes cookies](/gerer-mes-cookies/), dont le lien est au bas de chaque page. Elle dit aussi, nom par nom, ce qui est gardé dans votre navigateur, à quoi cela sert et combien de temps. Un refus arrête tout de suite ce qu’il concerne et efface ce qui avait été déposé.",
    ),
    chapter(
      "Depuis votre navigateur",
      "Vous pouvez aussi effacer ou bloquer les cookies dans ses réglages. Sans ceux du panier et du compte, la boutique se lit toujours, mais elle oublie ce que vous y mettez. Pour en savoir plus sur vos données : [données personnelles](/page/donnees-personnelles/).",
    ),
  ],
};
