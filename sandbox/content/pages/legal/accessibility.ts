import { chapter, type PageEntry } from "../page-entry.ts";

export const accessibility: PageEntry = {
  slug: "accessibilite",
  title: "Accessibilité : partiellement conforme",
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
      "Le site est **partiellement conforme** au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des non-conformités et des points non vérifiés énumérés ci-dessous. Cet état résulte d’une évaluation menée par nos équipes le 23 novembre 2026, au niveau AA des WCAG 2.2 ; un audit par un tiers est prévu au premier semestre 2027.",
    ),
    chapter(
      "Résultats des tests",
      `- **Contrôles automatiques** (axe-core, règles WCAG 2.0 à 2.2, niveaux A et AA) : une centaine d’écrans, grand et petit, avec menu ouvert, panier rempli, messages d’erreur et service en panne. Aucune erreur relevée.
- **Au clavier seul** : recherche, filtres, panier, connexion, commande jusqu’au paiement, carte des points relais, abonnement, guide, photo d’un animal. Chaque parcours se termine ; le focus reste visible et ne se perd pas.
- **Agrandissement** : fenêtres de 320 et 390 pixels de large avec un texte à 200 %, sans défilement horizontal ni texte coupé.
- **Mouvement et contraste** : la réduction des animations est respectée ; les textes atteignent un contraste de 4,5 pour 1.
- **Sans JavaScript** : la consultation, le panier, la connexion et la commande fonctionnent.`,
    ),
    chapter(
      "Contenus non accessibles",
      `- **Non-conformités** : les factures au format PDF ne sont pas balisées ; la page de la commande en donne le détail.
- **Non vérifié à ce jour** : restitution par NVDA, JAWS, VoiceOver et TalkBack avec leurs utilisateurs ; autres navigateurs que Chromium.
- **Dérogation pour charge disproportionnée** : aucune.
- **Contenus non soumis à l’obligation** : le fond de carte, dont chaque point figure aussi dans une liste ; les pages du prestataire de paiement et des transporteurs, dont nous ne maîtrisons pas le contenu.`,
    ),
    chapter(
      "Établissement de cette déclaration",
      `Déclaration établie le 23 novembre 2026, mise à jour au moins une fois par an.

- **Technologies** : HTML5, CSS, WAI-ARIA, SVG, JavaScript. La consultation, le panier, la connexion et la commande fonctionnent sans JavaScript.
- **Outils** : axe-core, inspecteurs des navigateurs, vérification manuelle au clavier.
- **Environnement** : Chromium, à 390 et à 1 280 pixels de large.
- **Pages vérifiées** : accueil, rayons, recherche, fiche produit, panier, connexion et compte, étapes de la commande et confirmation, abonnements, animaux, guides et menus, gestion des cookies, contact, magasins, questions fréquentes, pages d’information, pages d’erreur, menu ouvert.`,
    ),
    chapter(
      "Nous écrire",
      "Si une page vous pose problème, écrivez à accessibilite@museau.example ou appelez le +33 4 65 71 00 42, du lundi au vendredi de 9 h à 18 h : nous vous aidons à commander, puis nous corrigeons. Vous recevez une réponse sous deux jours ouvrés.",
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
