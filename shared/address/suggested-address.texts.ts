export const suggestedAddressTexts = {
  label: "Adresses proposées",
  source: "Adresses de la Base Adresse Nationale (IGN)",
  count: ({ count }: { count: number }) =>
    count === 1
      ? "1 adresse proposée, flèches haut et bas pour la choisir."
      : `${count} adresses proposées, flèches haut et bas pour les parcourir.`,
  taken: "Adresse complétée\u00a0: {{postcode}} {{city}}",
  tooOften: "Beaucoup de recherches en peu de temps. Patientez une minute, puis réessayez.",
} as const;
