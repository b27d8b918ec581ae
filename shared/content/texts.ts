export const faqTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  title: "Questions fréquentes",
  titleOfTheme: "{{theme}}\u00a0: questions fréquentes",
  description:
    "Nos réponses à vos questions sur la livraison, l’abonnement, le paiement, la ration et les retours.",
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
    text: "Essayez un autre mot, ou posez-nous la vôtre. Nous répondons sous un jour ouvré.",
    contact: "Nous écrire",
  },
  more: {
    title: "Vous n’avez pas trouvé la réponse\u00a0?",
    text: "Écrivez-nous, nous répondons sous un jour ouvré.",
  },
} as const;
