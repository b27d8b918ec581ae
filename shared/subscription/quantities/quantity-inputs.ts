export const quantityInput = (id: number): string => `quantite-${id}`;
export const removalInput = (id: number): string => `retirer-${id}`;
