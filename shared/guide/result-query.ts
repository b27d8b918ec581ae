export const resultQuery = { every: "tout", food: "aliment" } as const;
