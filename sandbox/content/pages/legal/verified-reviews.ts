import { chapter, type PageEntry } from "../page-entry.ts";

export const verifiedReviews: PageEntry = {
  slug: "avis-verifies",
  title: "Comment sont vérifiés les avis",
  seo: {
    title: "Comment sont vérifiés les avis",
    description: "Qui peut déposer un avis, comment il est contrôlé, publié, classé et conservé.",
  },
  blocks: [
    chapter(
      "Qui peut écrire ?",
      "Seuls les clients qui ont **reçu le produit**. Dans les jours qui suivent la livraison, un e-\u2060mail contient un lien personnel, valable une fois et pour ce produit. Il reste ouvert trois mois, le temps de finir un sac. Aucun avis n’est acheté, ni récompensé : ni remise, ni points, ni cadeau. Notre équipe et nos fournisseurs n’en déposent pas.",
    ),
    chapter(
      "Ce que nous contrôlons",
      `Avant publication, une personne de notre équipe vérifie que l’avis :

- se rattache à une commande livrée de ce produit ;
- parle du produit, du service ou de la livraison ;
- ne contient ni injure, ni donnée personnelle, ni publicité, ni conseil médical.

Le contrôle prend deux jours ouvrés en moyenne, sept au plus. Nous ne corrigeons pas les textes, fautes comprises, et ne retirons pas un avis parce qu’il est mauvais.`,
    ),
    chapter(
      "Deux dates",
      "Chaque avis en porte deux : **« Publié le »**, suivi du jour où l’avis a paru, et **« achat du »**, suivi du jour de l’achat dont il parle. L’écart entre les deux compte : on ne juge pas une croquette le premier soir. Un avis modifié porte la date de sa modification.",
    ),
    chapter(
      "Classement et note",
      "Les avis sont classés du plus récent au plus ancien, sans exception pour les meilleurs. La note affichée est la moyenne de tous les avis publiés du produit, arrondie au dixième ; leur nombre figure à côté. Un produit nouveau, sans avis, n’affiche pas de note. Les avis d’une ancienne recette ne sont pas reportés sur la nouvelle.",
    ),
    chapter(
      "Refus, réponse, durée",
      "Si un avis est refusé, son auteur en reçoit la raison sous 7 jours et peut le réécrire. Un auteur peut modifier ou retirer son avis en nous écrivant à bonjour@museau.example. Nous publions parfois une réponse, sous l’avis et signée. Les avis restent en ligne cinq ans au plus.",
    ),
    chapter(
      "Signaler un avis",
      "Un texte vous paraît faux ou déplacé ? Écrivez-nous avec le nom du produit et la date de l’avis. Ce que nous conservons des auteurs est décrit sur la page [données personnelles](/page/donnees-personnelles/).",
    ),
  ],
};
