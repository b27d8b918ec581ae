const someone = { dog: "votre chien", cat: "votre chat" } as const;

interface Offered {
  name: string;
  kind: keyof typeof someone;
}

const named = ({ name, kind }: Offered) => name || someone[kind];

/** Phrased so that names starting with a vowel need no elision (d', l'). */
export const offeredAnimalTexts = {
  title: "Votre animal du guide",
  text: (offered: Offered) => `Retrouvez ${named(offered)} sur tous vos appareils.`,
  add: ({ name }: Offered) => (name ? `Ajouter ${name} à mes animaux` : "Ajouter à mes animaux"),
  name: { dog: "Le nom de votre chien", cat: "Le nom de votre chat" },
  incomplete: (offered: Offered) =>
    `Il manque quelques réponses pour ajouter ${named(offered)} à vos animaux.`,
  resume: "Finir de répondre",
  signIn: (offered: Offered) => `Enregistrer ${named(offered)}`,
} as const;
