export const accountTexts = {
  title: "Mon compte",
  greeting: "Bonjour {{firstName}}",
  address: "Vous utilisez l’adresse {{email}}.",
  down: "Votre compte est momentanément inaccessible. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
  cart: { name: "Mon panier", text: "Ce que vous avez choisi vous y attend." },
  contact: { name: "Une question\u00a0?", text: "Notre service client vous répond sous un jour ouvré." },
  unverified: {
    text: "Votre adresse e-mail n’est pas encore confirmée. Ouvrez l’e-mail que nous vous avons envoyé, ou demandez-en un autre.",
    submit: "Renvoyer l’e-mail",
  },
} as const;
