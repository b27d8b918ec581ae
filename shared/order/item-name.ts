import { onFirstUse } from "../on-first-use.ts";
import { unbroken } from "../text/unbroken.ts";

interface NamedItem {
  productName?: string | null | undefined;
  variantName?: string | null | undefined;
}

/** "Croquettes chien adulte, 2 kg"; empty if the API has no name. */
export const itemName = ({ productName, variantName }: NamedItem): string =>
  unbroken([productName, variantName].filter(Boolean).join(", "));

const list = onFirstUse(() => new Intl.ListFormat("fr-FR"));

/** Several names stand in guillemets, because each has a comma of its own. */
export const namesInSentence = (names: readonly string[]): string =>
  list().format(names.length > 1 ? names.map((name) => `«\u00a0${name}\u00a0»`) : names);

export const orderItemName = (item: NamedItem & { variant: { code: string } }): string =>
  itemName(item) || item.variant.code;
