import type { ProductEntry } from "../product-entry.ts";
import { bowl } from "./bowls.ts";
import { ingredientsPicture, mainIngredientsOf } from "./ingredients.ts";
import { kibbleOf, kibblePicture } from "./kibble.ts";
import { labelBack } from "./label-back.ts";

type View = "bowl" | "kibble" | "ingredients" | "label";

/** Pictures that the gallery shows beside the pack. */
export function detailsOf(entry: ProductEntry): { view: View; text: string }[] {
  const main = mainIngredientsOf(entry.composition).map(({ name, share }) =>
    share ? `${name} ${share}` : name,
  );
  const kibble = {
    view: "kibble" as const,
    text: `Croquettes de ${kibbleOf(entry).size}\u00a0mm, à côté d’une pièce d’un euro`,
  };
  return [
    { view: "bowl", text: `${entry.name}, dans la gamelle` },
    ...(entry.kind === "dry" ? [kibble] : []),
    { view: "ingredients", text: `Principaux ingrédients\u00a0: ${main.join(", ")}` },
    {
      view: "label",
      text: "Dos de l’emballage\u00a0: ration par jour, constituants analytiques et composition",
    },
  ];
}

export function detail(entry: ProductEntry, view: string): string | undefined {
  switch (view) {
    case "bowl":
      return bowl(entry);
    case "kibble":
      return entry.kind === "dry" ? kibblePicture(entry) : undefined;
    case "ingredients":
      return ingredientsPicture(entry.composition);
    case "label":
      return labelBack(entry);
    default:
      return undefined;
  }
}
