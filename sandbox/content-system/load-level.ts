import { type LoadLevel, productSchemas } from "../content/entries/product.ts";

const attributesAt: Record<LoadLevel, readonly string[]> = {
  0: Object.keys(productSchemas[0].shape),
  1: Object.keys(productSchemas[1].shape),
  2: Object.keys(productSchemas[2].shape),
};

export function loadLevelOf(render: string | undefined): LoadLevel {
  return render === "0" ? 0 : render === "1" ? 1 : 2;
}

export function cutTo(level: LoadLevel) {
  return (product: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      attributesAt[level].flatMap((name) => (name in product ? [[name, product[name]]] : [])),
    );
}
