import { describe, expect, test } from "vitest";
import { longestTown, shortLine, shortTown } from "./shorten.ts";

const farAway = "des Compagnons de la Libération de Paris";

describe("a street's line of more than 38 characters", () => {
  test.each([
    ["allée", "all"],
    ["allées", "all"],
    ["avenue", "av"],
    ["boulevard", "bd"],
    ["chaussée", "chs"],
    ["chemin", "che"],
    ["cours", "crs"],
    ["esplanade", "esp"],
    ["faubourg", "fg"],
    ["hameau", "ham"],
    ["impasse", "imp"],
    ["lotissement", "lot"],
    ["passage", "pas"],
    ["place", "pl"],
    ["promenade", "prom"],
    ["quartier", "qua"],
    ["résidence", "rés"],
    ["rond-point", "rpt"],
    ["route", "rte"],
    ["ruelle", "rle"],
    ["sentier", "sen"],
    ["square", "sq"],
    ["traverse", "tra"],
    ["zone artisanale", "ZA"],
    ["zone industrielle", "ZI"],
  ])("writes %s as %s", (kind, short) => {
    expect(shortLine(`12 ${kind} ${farAway}`)).toMatch(new RegExp(`^12 ${short} `));
  });

  test.each([
    ["Maréchal", "Mal"],
    ["Général", "Gal"],
    ["Amiral", "Am"],
    ["Colonel", "Col"],
    ["Commandant", "Cdt"],
    ["Capitaine", "Cne"],
    ["Lieutenant", "Lt"],
    ["Adjudant", "Adj"],
    ["Sergent", "Sgt"],
    ["Caporal", "Cal"],
    ["Docteur", "Dr"],
    ["Professeur", "Pr"],
    ["Président", "Pdt"],
    ["Ingénieur", "Ing"],
    ["Monseigneur", "Mgr"],
    ["Monsieur", "M."],
    ["Madame", "Mme"],
    ["Mademoiselle", "Mlle"],
    ["Saint", "St"],
    ["Sainte", "Ste"],
    ["Saints", "Sts"],
    ["Notre-Dame", "N-D"],
    ["Notre Dame", "N-D"],
  ])("writes the title %s as %s", (title, short) => {
    expect(shortLine(`12 rue ${title} Barthélemy-André Fontenays`)).toBe(
      `12 rue ${short} Barthélemy-André Fontenays`,
    );
  });

  test.each([
    ["12 rue des Lilas", "12 rue des Lilas"],
    ["a".repeat(38), "a".repeat(38)],
    ["a".repeat(39), undefined],
    ["12 boulevard du Maréchal de Lattre de Tassigny", "12 bd du Mal de Lattre de Tassigny"],
    ["12 bis avenue des Compagnons de la Libération", "12 bis av Compagnons de la Libération"],
    ["12a avenue des Compagnons de la Libération", "12a av des Compagnons de la Libération"],
    ["avenue des Compagnons de la Libération-Sud", "av des Compagnons de la Libération-Sud"],
    ["12 rue du Général de Gaulle et du Docteur Schweitzer", "12 rue Gal Gaulle et du Dr Schweitzer"],
    ["12 rue de Monsieur le Docteur Albert Schweitzer", "12 rue M. le Docteur Albert Schweitzer"],
    ["12 rue Notre-Dame de la Garde et des Vertus réunies", "12 rue N-D Garde et des Vertus réunies"],
    ["12 chemin de la Croix de la Pierre de la Fontaine", "12 che Croix Pierre de la Fontaine"],
  ])("%s becomes %s", (line, short) => expect(shortLine(line)).toBe(short));

  test.each([
    ["12 rue de la Place des Anciens Combattants du Nord", "12 rue Place Anciens Combattants Nord"],
    ["12 placette de la Vallée de l'Isère et du Drac", "12 placette Vallée Isère et du Drac"],
    ["12 rue du Professeur Émile Sergent et de ses Amis", "12 rue Pr Émile Sergent et de ses Amis"],
  ])("keeps a word that only looks like a kind or a title: %s", (line, short) =>
    expect(shortLine(line)).toBe(short),
  );
});

describe("a town of more than 33 characters", () => {
  test.each([
    ["Lyon", "Lyon"],
    ["X".repeat(40), "X".repeat(longestTown)],
    ["Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", "St-Remy-Bouzemont-St-Genest-Isson"],
    ["Saint-Germain-de-Tallevende-la-Lande-Vaumont", "St-Germain-de-Tallevende-la-Lande"],
    ["Sainte-Colombe-sur-Loing-en-Puisaye-du-Nord", "Ste-Colombe-sur-Loing-en-Puisaye"],
    ["Notre-Dame-de-Bondeville-lès-Rouen-Nord", "N-D-de-Bondeville-lès-Rouen-Nord"],
    ["Notre Dame de Bondeville lès Rouen Nord", "N-D de Bondeville lès Rouen Nord"],
    ["Les Saints-Pères-de-la-Montagne-Blanche", "Les Sts-Pères-Montagne-Blanche"],
    ["Beaujeu-Saint-Vallier-Pierrejux-et-Quitteur", "Beaujeu-St-Vallier-Pierrejux"],
    ["Villers-Saint-Christophe-les-Toussaints-Neufs", "Villers-St-Christophe"],
  ])("%s becomes %s", (town, short) => expect(shortTown(town)).toBe(short));
});
