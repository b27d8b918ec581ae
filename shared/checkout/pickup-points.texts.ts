const points = (kind: string, count: number) =>
  kind === "shop"
    ? `${count}\u00a0magasin${count > 1 ? "s" : ""}`
    : `${count}\u00a0point${count > 1 ? "s" : ""} relais`;

interface Found {
  kind: string;
  count: number;
  place: string;
}

export const pickupTexts = {
  legend: { relay: "Votre point relais", shop: "Votre magasin" },
  search: {
    label: "Code postal ou ville",
    submit: "Chercher",
    pending: "Recherche…",
  },
  outcome: {
    found: ({ kind, count, place }: Found) =>
      `${points(kind, count)}, du plus proche au plus éloigné de ${place}`,
    foundAnywhere: ({ kind, count }: Omit<Found, "place">) => points(kind, count),
    far: ({ kind, place }: Omit<Found, "count">) =>
      `Aucun ${kind === "shop" ? "magasin" : "point relais"} à moins de 50\u00a0km de ${place}. Voici les plus proches\u00a0; vous pouvez aussi choisir une livraison à domicile.`,
    unknown: ({ query }: { query: string }) =>
      `Nous ne trouvons pas «\u00a0${query}\u00a0». Essayez avec le code postal, ou avec une plus grande ville voisine.`,
    empty: "Indiquez un code postal ou une ville pour voir les points les plus proches.",
    none: ({ kind }: { kind: string }) =>
      `${kind === "shop" ? "Nous n’avons pas de magasin" : "Ce transporteur n’a pas de point relais"} dans le pays de livraison. Choisissez une livraison à domicile.`,
    unavailable:
      "Les points ne peuvent pas être affichés pour le moment. Réessayez dans quelques instants, ou choisissez une livraison à domicile.",
    tooOften: "Beaucoup de recherches en peu de temps\u00a0: patientez une minute, puis réessayez.",
    offline: "La recherche n’a pas abouti. Vérifiez votre connexion, puis réessayez.",
  },
  map: { relay: "Carte des points relais", shop: "Carte des magasins" },
  distance: "à {{distance}}",
  inactive: "Temporairement inactif",
  inactiveText: "Ce point ne reçoit pas de colis en ce moment.",
  hours: "Horaires",
  closed: "fermé",
  days: {
    monday: "lundi",
    tuesday: "mardi",
    wednesday: "mercredi",
    thursday: "jeudi",
    friday: "vendredi",
    saturday: "samedi",
    sunday: "dimanche",
  },
  to: "{{first}} à {{last}}",
  choose: "Choisir ce point",
  taken: "Point choisi",
  chosen: "Choisi\u00a0: {{name}}",
} as const;
