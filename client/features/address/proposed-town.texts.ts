const at = (town: string) => {
  if (/^Les /i.test(town)) return `aux ${town.slice(4)}`;
  return /^Le /i.test(town) ? `au ${town.slice(3)}` : `à ${town}`;
};

export const proposedTownTexts = {
  one: ({ postcode, town }: { postcode: string; town: string }) => `${postcode} correspond ${at(town)}.`,
  several: "{{postcode}} est dans une autre ville. Choisissez la vôtre\u00a0:",
  correct: "Corriger\u00a0?",
} as const;
