export const listingTitles = {
  titleOfPage: "{{title}}, page {{page}}",
  titleOfChoices: "{{title}}\u00a0: {{labels}}",
} as const;
