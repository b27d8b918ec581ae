/** French no-break spaces: before a double sign, inside guillemets, between a figure and its unit. */
export function typeset(text: string): string {
  return text
    .replaceAll(/ ([;:!?%€»])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0")
    .replaceAll(/(\d) (kg|g|h|%|×)(?![a-zé])/g, "$1\u00a0$2")
    .replaceAll("× ", "×\u00a0");
}
