/**
 * `plain` is regular Strapi 4, `awkward` everything else that its documentation allows
 * (`awkward-answers.ts`).
 */
export const contentDialects = ["plain", "awkward"] as const;
export type ContentDialect = (typeof contentDialects)[number];
