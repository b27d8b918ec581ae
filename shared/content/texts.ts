export const faqTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  title: "Questions fréquentes",
  titleOfTheme: "{{theme}}\u00a0: questions fréquentes",
  description:
    "Livraison, abonnement, paiement, ration, retours\u00a0: les réponses aux questions que l’on nous pose le plus.",
  lead: "Cherchez quelques mots, ou parcourez les thèmes.",
  search: "Rechercher dans les questions",
  placeholder: "Colis abîmé, chèque…",
  submit: "Rechercher",
  themes: "Thèmes",
  all: "Toutes les questions",
  found: ({ count }: { count: number }) =>
    count === 1 ? "1 question trouvée" : `${count} questions trouvées`,
  count: ({ count }: { count: number }) => (count === 1 ? "1 question" : `${count} questions`),
  others: "Autres questions sur ce thème",
  link: "Lien vers cette réponse",
  linkTo: "Lien vers cette réponse\u00a0: {{question}}",
  none: {
    title: "Aucune question ne correspond",
    text: "Essayez un autre mot, ou posez-nous la vôtre\u00a0: nous répondons sous un jour ouvré.",
    contact: "Nous écrire",
  },
  more: {
    title: "Vous n’avez pas trouvé la réponse\u00a0?",
    text: "Écrivez-nous\u00a0: une personne de l’équipe vous répond sous un jour ouvré.",
  },
} as const;
