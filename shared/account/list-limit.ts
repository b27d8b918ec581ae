export const mostListed = 200;
