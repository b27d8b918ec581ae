/** Of the address of a result: every candidate; the food whose transition is shown. */
export const resultQuery = { every: "tout", food: "aliment" } as const;
