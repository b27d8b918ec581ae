/** French spaces: none breaks before a double sign, inside guillemets, or between a figure and its unit. */
export function typeset(text: string): string {
  return text
    .replaceAll(/ ([;:!?%€»])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0")
    .replaceAll(/(\d) (kg|g|h|%|×)(?![a-zé])/g, "$1\u00a0$2")
    .replaceAll("× ", "×\u00a0");
}
