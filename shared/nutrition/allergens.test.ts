import { expect, test } from "vitest";
import { allergenIn, allergyText, mayHoldAllergen } from "./allergens.ts";

test.each([
  ["allergy-chicken", "Canard (36 %), orge", "du canard"],
  ["allergy-chicken", "Riz, dinde fraîche, graisse de volaille", "de la dinde"],
  ["allergy-chicken", "Agneau, graisse d’oie", "de l’oie"],
  ["allergy-chicken", "Caille", "de la caille"],
  ["allergy-chicken", "Foie de pintade", "de la pintade"],
  ["allergy-chicken", "Lapin, Œufs déshydratés", "de l’œuf"],
  ["allergy-chicken", "Chevreuil 32 %, bouillon 27 %", "un ingrédient dont l’animal n’est pas nommé"],
  ["allergy-beef", "Porc, graisses animales", "un ingrédient dont l’animal n’est pas nommé"],
  ["allergy-beef", "Foie de veau", "du veau"],
  ["allergy-fish", "Poulet, farine de maquereau", "du poisson"],
  ["allergy-fish", "Poulet, poudre de moule verte", "des fruits de mer"],
  ["allergy-grain", "Poulet, farine de blé", "des céréales"],
])("for %s, %s holds %s", (feature, contents, found) => {
  expect(allergenIn(contents, feature)).toBe(found);
});

test.each([
  ["allergy-chicken", "Lapin (35 %), bouillon de lapin, bouillon d’agneau, sans poulet"],
  ["allergy-grain", "Agneau & patate douce, sans céréales"],
  ["allergy-fish", "Bœuf, algues marines"],
  ["allergy-beef", "Effilochés pour chat – Poulet en bouillon ; Poulet 60 %, bouillon de poulet 37 %"],
  ["none", "Poulet"],
  [null, "Poulet"],
])("for %s, %s holds nothing of it", (feature, contents) => {
  expect(allergenIn(contents, feature)).toBeUndefined();
});

test.each([
  ["allergy-chicken", "du poulet", "poulet poule poularde coq coquelet chapon"],
  ["allergy-chicken", "de la dinde", "dinde dindon dindonneau"],
  ["allergy-chicken", "du canard", "canard canette magret"],
  ["allergy-chicken", "de l’oie", "oie"],
  ["allergy-chicken", "de la caille", "caille"],
  ["allergy-chicken", "de la pintade", "pintade"],
  ["allergy-chicken", "de la volaille", "volaille faisan pigeon perdrix perdreau autruche"],
  ["allergy-chicken", "de l’œuf", "œuf ovoproduit"],
  ["allergy-beef", "du bœuf", "bœuf bovin bovine vache génisse"],
  ["allergy-beef", "du veau", "veau"],
  [
    "allergy-fish",
    "du poisson",
    "poisson saumon thon truite hareng cabillaud morue lieu merlu merlan colin sardine anchois maquereau églefin sole dorade daurade flétan carpe tilapia panga capelan sprat anguille lotte limande turbot perche brochet sandre menhaden chinchard éperlan lançon sébaste hoki raie bar",
  ],
  [
    "allergy-fish",
    "des fruits de mer",
    "crevette moule crabe homard langoustine huître calamar seiche poulpe crustacé mollusque coquillage",
  ],
  ["allergy-grain", "des céréales", "céréale"],
])("for %s, %s is found in the singular and in the plural", (feature, found, names) => {
  for (const name of names.split(" ")) {
    const plural = name.replace(/eau$/, "eaux").replace(/(?<![sx])$/, "s");
    for (const word of [name, plural])
      expect([word, allergenIn(`Lapin, ${word} frais 5 %`, feature)]).toEqual([word, found]);
  }
});

test.each([
  ["allergy-beef", "suif"],
  ["allergy-fish", "krill"],
  ["allergy-fish", "œufs de lump"],
  ["allergy-fish", "surimi"],
  ["allergy-chicken", "plumes hydrolysées"],
  ["allergy-fish", "fruit de mer"],
  ["allergy-fish", "fruits de mer"],
  ["allergy-grain", "épeautre"],
  ["allergy-grain", "maïs"],
  ["allergy-grain", "malt"],
  ["allergy-grain", "gluten"],
  ["allergy-grain", "sous-produit céréalier"],
  ["allergy-grain", "farines céréalières"],
])("for %s, %s is found", (feature, word) => {
  expect(allergenIn(`Lapin, ${word}, minéraux`, feature)).toBeDefined();
});

test.each([
  "Lapin, bouillon",
  "Lapin, bouillon, carotte",
  "Lapin, bouillon (27 %)",
  "Lapin, bouillon\u00a027\u202f%",
  "Lapin, bouillon concentré",
  "Lapin, bouillon en poudre",
  "Lapin, sous-produits de viande",
  "Lapin, sous\u2011produits de boucherie",
  "Lapin, sous produits",
  "Lapin, farine de viande",
  "Lapin, graisse de cuisson",
  "Lapin ; bouillon ; minéraux",
  "Lapin, bouillon et carotte",
  "Lapin, bouillon – 27 %",
  "Lapin, bouillons",
  "Lapin, sous-produit",
  "Lapin, graisse (8 %)",
  "Lapin, gélatine",
  "Lapin, gélatines",
  "Lapin, abats",
  "Lapin, sous-produits",
  "Tissu animal",
  "Protéine animale",
  "Protéines animales",
])("%s may be of any animal", (contents) => {
  expect(allergenIn(contents, "allergy-fish")).toBe("un ingrédient dont l’animal n’est pas nommé");
});

test.each([
  "Lapin, bouillon de lapin",
  "Lapin, graisse de porc, graisse végétale, sous-produits végétaux",
  "Effilochés – Lapin en bouillon ; Lapin 60 %",
  "Bouillon repas pour chat – Lapin ; Lapin 60 %",
  "Bouillon pour chat – Lapin ; Lapin 60 %",
  "Lapin, gélatine de porc",
  "Lapin, gélatine d’agneau",
  "Lapin, gélatine d'agneau, bouillon aux légumes, bouillon végétal",
  "Lapin, abats de lapin",
  "Lapin, sous-produits d'agneau",
])("%s names its animals", (contents) => {
  expect(allergenIn(contents, "allergy-fish")).toBeUndefined();
});

test("each allergy that is looked for has its promise, and another feature has none", () => {
  for (const feature of ["allergy-chicken", "allergy-beef", "allergy-fish", "allergy-grain"])
    expect(allergyText(feature)).toMatch(/dans sa composition$/);
  for (const feature of ["hairballs", null]) expect(allergyText(feature)).toBeUndefined();
});

test("a food that tells nothing of its composition may hold anything", () => {
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, "allergy-fish")).toBe(true);
  expect(mayHoldAllergen({ name: "Croquettes", composition: "  " }, "allergy-fish")).toBe(true);
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, "hairballs")).toBe(false);
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, null)).toBe(false);
});

test("the name of a food tells of its composition, too", () => {
  expect(mayHoldAllergen({ name: "Terrine au saumon", composition: "Lapin" }, "allergy-fish")).toBe(true);
  expect(mayHoldAllergen({ name: "Terrine", composition: "Lapin, thon" }, "allergy-fish")).toBe(true);
  expect(mayHoldAllergen({ name: "Terrine", composition: "Lapin" }, "allergy-fish")).toBe(false);
});

test("of several troubles each allergy is looked for, and what is no allergy excludes nothing", () => {
  expect(allergenIn("Agneau, graisse de poulet", ["joints", "allergy-beef", "allergy-chicken"])).toBe(
    "du poulet",
  );
  expect(allergenIn("Agneau, riz", ["joints", "allergy-beef"])).toBeUndefined();
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, ["kidney", "allergy-fish"])).toBe(true);
  expect(mayHoldAllergen({ name: "Croquettes", composition: "" }, ["kidney", "joints"])).toBe(false);
});
