import { ofName } from "../text/of-name.ts";

export interface Named {
  name: string;
}

export const menuOf = ({ name }: Named) => `Le menu ${ofName(name)}`;

export const menuFrameTexts = {
  titles: {
    profil: (animal: Named) => `${menuOf(animal)}\u00a0: son profil`,
    repas: (animal: Named) => `${menuOf(animal)}\u00a0: ses repas`,
    selection: (animal: Named) => `${menuOf(animal)}\u00a0: ses recettes`,
    ration: (animal: Named) => `${menuOf(animal)}\u00a0: sa ration`,
    resultat: (animal: Named) => `${menuOf(animal)}`,
  },
  steps: {
    profil: "profil",
    repas: "repas",
    selection: "recettes",
    ration: "ration",
    resultat: "menu",
  },
  back: "Précédent",
  edit: "Modifier le profil",
  others: "Un autre chat\u00a0:",
} as const;
