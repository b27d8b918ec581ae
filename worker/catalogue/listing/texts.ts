export const listingTitles = {
  titleOfPage: "{{title}}, page {{page}}",
  descriptionOfPage: "Page {{page}}. {{description}}",
  titleOfChoices: "{{title}}\u00a0: {{labels}}",
} as const;
