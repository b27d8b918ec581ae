export const listLimitTexts = {
  text: "Seules les {{most}} premières s’affichent. Pour les autres, écrivez à notre",
  contact: "service client",
} as const;
