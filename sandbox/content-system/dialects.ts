/**
 * What the content system speaks: `plain` is Strapi 4 as the specification shows it, `awkward` all that a real one may
 * say instead (`awkward-answers.ts`).
 */
export const contentDialects = ["plain", "awkward"] as const;
export type ContentDialect = (typeof contentDialects)[number];
