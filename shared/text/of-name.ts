/** @example ofName("Oslo") // "d’Oslo"; ofName("Mirabelle") is "de Mirabelle" */
export const ofName = (name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
