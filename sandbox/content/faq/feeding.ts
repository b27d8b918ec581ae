import type { FaqTheme } from "./faq-entry.ts";

export const feeding: FaqTheme = {
  slug: "ration-et-alimentation",
  name: "Ration et alimentation",
  intro: "Combien, à quel rythme, et comment passer d’un aliment à l’autre.",
  questions: [
    {
      slug: "calculer-la-ration",
      question: "Combien de grammes donner par jour ?",
      answer: `Ouvrez « **Calculer sa ration** » sur la fiche du produit : avec le poids et l’âge, il donne les grammes par jour et la durée du sac. Le tableau complet est juste en dessous, dans « Rations et mode d’emploi ».

Ce sont des repères pour un animal en bonne santé. La balance de cuisine mesure mieux qu’un gobelet, et la silhouette décide : côtes faciles à sentir sous la main, taille visible d’en haut.`,
      keywords: "quantité dose portion gramme calculateur calcul",
    },
    {
      slug: "ration-du-chiot",
      question: "Pourquoi la ration de mon chiot change-t-elle si vite ?",
      answer: `Un chiot mange d’abord pour grandir : à la moitié de son poids adulte, il lui faut presque deux fois l’énergie d’un adulte du même poids, puis de moins en moins. Refaites le calcul **toutes les deux semaines**, avec le poids du jour.

Le calculateur le compte comme adulte après **12 mois**. Un chien de grande race grandit plus longtemps : la page [bien choisir](/page/bien-choisir/) dit à quel âge passer à une [recette d’adulte](/chien/croquettes/adulte/).`,
      keywords: "chiot croissance bébé jeune",
    },
    {
      slug: "transition-alimentaire",
      question: "Comment réussir la transition vers un nouvel aliment ?",
      answer: `En **7 à 10 jours**, en mélangeant une part croissante du nouveau :

| Jours | Ancien | Nouveau |
|---|---|---|
| 1 et 2 | 75 % | 25 % |
| 3 et 4 | 50 % | 50 % |
| 5 à 7 | 25 % | 75 % |
| dès le 8e | – | 100 % |

Étalez-la sur dix jours pour un animal sensible, un jeune ou un senior. Commencez donc avant que l’ancien sac soit vide.`,
      keywords: "changer de croquettes passer mélange nouveau",
    },
    {
      slug: "digestion-pendant-la-transition",
      question: "Ses selles sont molles depuis le changement",
      answer: `Cela arrive les premiers jours : revenez au palier précédent, restez-y trois jours, et suspendez les friandises. Si cela dure plus de 48 heures, ou s’il ne mange plus, ne boit plus ou paraît abattu, **appelez votre vétérinaire** : c’est lui qui peut l’examiner.`,
      keywords: "diarrhée vomit ventre digestion selles",
    },
    {
      slug: "croquettes-et-patee",
      question: "Puis-je mélanger croquettes et pâtée ?",
      answer: `Oui, c’est ce que nous appelons la **bi-nutrition** : l’eau de la pâtée, la commodité des croquettes. Retirez environ **25 g de croquettes pour 100 g de pâtée** pour que la ration reste juste.

Servez-les ensemble ou à deux moments du jour. Pour un chat, trois pâtées par semaine ou une chaque jour : les deux rythmes conviennent.`,
      keywords: "bi-nutrition mixte binutrition humide sec menu chat",
    },
    {
      slug: "bi-nutrition-quelles-recettes",
      question: "Bi-nutrition : quelles recettes vont ensemble ?",
      answer: `Beaucoup de nos croquettes ont leur pâtée : même animal, même âge, même besoin. Partez des [croquettes pour chat](/chat/croquettes/) et des [pâtées pour chat](/chat/patees/), ou des [pâtées pour chien](/chien/patees/).

Les menus ne conviennent ni à un chaton nourri d’une recette d’adulte, ni à un animal en surpoids ou suivi pour une maladie : demandez d’abord à votre vétérinaire.`,
      keywords: "association menu pâtée partenaire",
    },
    {
      slug: "il-ne-mange-pas",
      question: "Il boude sa gamelle, que faire ?",
      answer: `Réduisez les friandises, servez à heure fixe et retirez la gamelle au bout de vingt minutes. Un peu d’eau tiède réveille l’odeur des croquettes. Un chat qui n’a rien mangé **depuis 24 heures**, ou un chien depuis 48, doit voir un vétérinaire.

Rien n’y fait ? [Appelez-nous](/nous-contacter/) : nous chercherons avec vous une autre recette.`,
      keywords: "difficile refuse appétit n’aime pas mange plus",
    },
  ],
};
