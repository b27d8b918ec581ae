export const seller = {
  name: "Museau",
  lines: [
    "Museau, SAS au capital de 120 000 €",
    "12 quai des Tilleuls, 69009 Lyon, France",
    "RCS Lyon 000 000 042 – SIRET 000 000 042 00019",
    "TVA intracommunautaire FR00 000000042",
    "bonjour@museau.example – +33 4 65 71 00 42",
  ],
};

export const legalMentions = [
  "Paiement à la commande, sans escompte. Pour les clients professionnels, tout retard de paiement entraîne de plein droit des pénalités au taux de refinancement de la Banque centrale européenne majoré de 10 points et une indemnité forfaitaire de 40 € pour frais de recouvrement (C. com. L441-10).",
  "Garantie légale de conformité : deux ans à compter de la délivrance du bien (C. conso. L217-3). Médiateur de la consommation : Centre de médiation des Terreaux, 3 montée des Carmes, 69001 Lyon.",
];
