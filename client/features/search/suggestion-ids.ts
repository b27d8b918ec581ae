export const listId = "suggestions";

/** Of an option by its place among all. */
export const optionId = (index: number) => `${listId}-${index}`;
