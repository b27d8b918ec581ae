export const personTexts = {
  gender: "Civilité",
  female: "Madame",
  male: "Monsieur",
  firstName: "Prénom",
  lastName: "Nom",
  birthday: "Date de naissance",
  notBornYet: "Indiquez une date passée.",
  tooOld: "Indiquez une date de moins de 120\u00a0ans.",
  passwordHint: "12\u00a0caractères conseillés, 5 au minimum.",
} as const;
