const numbers: Record<number, string> = { 2: "Deux", 3: "Trois", 4: "Quatre" };

export const stockWordTexts = {
  title: "Ce qu’il me reste",
  intro: "Un coup d’œil au fond du sac suffit. Nous comptons à partir de votre réponse, jusqu’à la suivante.",
  shares: ({ quarters, kind }: { quarters: number; kind: "dry" | "wet" }) => {
    const packs = quarters / 4;
    const [one, many] = kind === "dry" ? ["sac", "sacs"] : ["lot", "lots"];
    if (quarters === 0) return "Plus rien";
    if (quarters === 1) return `Un quart de ${one}`;
    if (quarters === 2) return `La moitié d’un ${one}`;
    if (quarters === 3) return `Les trois quarts d’un ${one}`;
    if (quarters === 4) return `Un ${one} entier`;
    if (quarters === 6) return `Un ${one} et demi`;
    return `${numbers[packs] ?? packs} ${many}`;
  },
  forget: "Oublier ma réponse du {{day}} et compter de nouveau d’après mes colis",
  none: "Cet abonnement ne contient pas de repas à compter.",
  submit: "Enregistrer ma réponse",
  done: "C’est noté. Nous comptons à partir de votre réponse.",
  forgotten: "C’est noté. Nous comptons de nouveau d’après vos colis.",
} as const;
