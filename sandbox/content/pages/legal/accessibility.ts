import { chapter, type PageEntry } from "../page-entry.ts";

export const accessibility: PageEntry = {
  slug: "accessibilite",
  title: "Accessibilité : non conforme",
  seo: {
    title: "Déclaration d’accessibilité",
    description:
      "État de conformité du site au RGAA et aux WCAG, contenus concernés et moyens de nous joindre.",
  },
  blocks: [
    chapter(
      "Engagement",
      "Museau veut que chacun puisse acheter sur ce site, au clavier, avec un lecteur d’écran, en agrandissant les textes ou sans distinguer les couleurs. Nous rendons ce service accessible au titre de l’article 47 de la loi n° 2005-102 du 11 février 2005 et de l’article L412-13 du code de la consommation. Cette déclaration porte sur la boutique en ligne.",
    ),
    chapter(
      "État de conformité",
      "Le site est **non conforme** au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, au sens de la loi : aucun audit par un tiers n’a encore eu lieu. Nous visons le niveau AA des WCAG 2.2, et un audit est prévu au premier semestre 2027.",
    ),
    chapter(
      "Résultats des tests",
      "En l’absence d’audit, nous ne donnons pas de taux. Des contrôles automatiques parcourent les écrans de la boutique à chaque modification, sur grand et petit écran, avec menu ouvert et panier rempli ; des essais au clavier seul, de l’accueil au paiement, font partie des mêmes tests.",
    ),
    chapter(
      "Contenus encore en défaut",
      `- **Non-conformités connues** : nos contrôles n’en signalent pas à ce jour ; l’audit pourra en révéler.
- **Dérogation pour charge disproportionnée** : aucune.
- **Contenus non soumis à l’obligation** : aucun.`,
    ),
    chapter(
      "Établissement de cette déclaration",
      `Déclaration établie le 2 novembre 2026, mise à jour au moins une fois l’an.

- **Technologies** : HTML5, CSS, WAI-ARIA, SVG, JavaScript. La consultation, le panier, la connexion et la commande fonctionnent sans JavaScript.
- **Outils** : axe-core, inspecteurs des navigateurs, vérification manuelle au clavier.
- **Environnement** : Chromium, à 390 et à 1 280 pixels de large.
- **Pages vérifiées** : accueil, rayons, recherche, fiche produit, panier, connexion et compte, étapes de la commande et confirmation, contact, magasins, questions fréquentes, pages d’information, pages d’erreur, menu ouvert.`,
    ),
    chapter(
      "Nous écrire",
      "Si une page vous résiste, écrivez à accessibilite@museau.example ou appelez le +33 4 65 71 00 42, du lundi au vendredi de 9 h à 18 h : nous vous aidons à commander, puis nous corrigeons. Vous recevez une réponse sous deux jours ouvrés.",
    ),
    chapter(
      "Voies de recours",
      `Si vous avez constaté un défaut qui vous empêche d’accéder à un contenu ou à un service, que vous nous l’avez signalé et que vous n’avez pas obtenu de réponse, vous pouvez :

- écrire un message au Défenseur des droits, sur son site ;
- joindre l’un de ses délégués, près de chez vous ;
- lui écrire, sans affranchir : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07 ;
- signaler le défaut à la DGCCRF, qui contrôle l’accessibilité des services en ligne.`,
    ),
  ],
};
