export const personTexts = {
  gender: "Civilité",
  female: "Madame",
  male: "Monsieur",
  firstName: "Prénom",
  lastName: "Nom",
  birthday: "Date de naissance",
  notBornYet: "Cette date n’est pas encore passée.",
  tooOld: "Cette date remonte à plus de 120 ans.",
  passwordHint: "5 caractères au minimum. Nous en conseillons 12 ou plus.",
} as const;
