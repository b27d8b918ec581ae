/** Values that a real shop must not keep (shared/identity.ts). */
export const demoIdentity = {
  shopName: "Museau",
  legalName: "Museau SAS",
  vatNumber: "FR00000000042",
  returnAddress: "Museau, 12 quai des Tilleuls, 69009 Lyon",
  helpEmail: "bonjour@museau.example",
};
