/** Names of the inputs of a line, by its id. */
export const quantityInput = (id: number): string => `quantite-${id}`;
/** A box that is ticked. */
export const removalInput = (id: number): string => `retirer-${id}`;
