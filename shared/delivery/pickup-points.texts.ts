const points = (kind: string, count: number) =>
  kind === "shop"
    ? `${count}\u00a0magasin${count > 1 ? "s" : ""}`
    : `${count}\u00a0point${count > 1 ? "s" : ""} relais`;

interface Found {
  kind: string;
  count: number;
  postcode: string;
}

interface Wrong {
  postcode: string;
  rule?: { adjective: string; digits: number; example: string } | undefined;
}

export const pickupTexts = {
  legend: { relay: "Votre point relais", shop: "Votre magasin" },
  search: {
    label: "Code postal",
    submit: "Chercher",
    pending: "Recherche…",
  },
  outcome: {
    found: ({ kind, count, postcode }: Found) => `${points(kind, count)} autour du code postal ${postcode}`,
    wrong: ({ postcode, rule }: Wrong) =>
      rule
        ? `«\u00a0${postcode}\u00a0» n’est pas un code postal ${rule.adjective}. Il compte ${rule.digits}\u00a0chiffres, par exemple ${rule.example}.`
        : `«\u00a0${postcode}\u00a0» n’est pas un code postal. Il compte 3 à 10 lettres, chiffres, espaces ou tirets.`,
    notDelivered:
      "Nous ne livrons pas encore l’outre-mer. Indiquez un code postal de métropole ou de Monaco.",
    empty: "Indiquez un code postal pour voir les points les plus proches.",
    none: ({ kind, postcode }: Omit<Found, "count">) =>
      `Aucun ${kind === "shop" ? "magasin" : "point relais"} autour du code postal ${postcode}. Essayez un code postal voisin, ou choisissez une livraison à domicile.`,
    pending: "Recherche des points les plus proches…",
    unavailable:
      "Les points ne s’affichent pas pour le moment. Réessayez dans quelques instants, ou choisissez une livraison à domicile.",
    tooOften: "Beaucoup de recherches en peu de temps. Patientez une minute, puis réessayez.",
    offline: "La recherche n’a pas abouti. Vérifiez votre connexion, puis réessayez.",
  },
  map: { relay: "Carte des points relais", shop: "Carte des magasins" },
  distance: "à {{distance}}",
  inactive: "Fermé en ce moment",
  inactiveText: "Ce point ne reçoit pas de colis en ce moment.",
  hours: "Horaires",
  closed: "fermé",
  spell: "{{opens}}\u00a0–\u00a0{{closes}}",
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
