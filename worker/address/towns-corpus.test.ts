import { createRequire } from "node:module";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { longestTown, shortTown } from "../../shared/address/shorten.ts";
import { townBeside } from "../../shared/address/town.ts";
import { forbiddenSigns, townOnLabel, withoutForbiddenSigns } from "../../shared/text/address-text.ts";
import { withoutAccents } from "../../shared/text/text.ts";

const communes = z
  .array(z.object({ nom: z.string(), type: z.string(), codesPostaux: z.optional(z.array(z.string())) }))
  .parse(createRequire(import.meta.url)("@etalab/decoupage-administratif/data/communes.json"));

const towns = communes.flatMap(({ nom, type, codesPostaux }) =>
  codesPostaux && ["commune-actuelle", "arrondissement-municipal"].includes(type) ? nom : [],
);

const read = (typed: string) => townOnLabel(townBeside(typed, { countryCode: "FR" }));
const isAccepted = (town: string) =>
  town.length > 1 && town.length <= longestTown && forbiddenSigns(town).length === 0;

const longest = 180_000;

test(`the ${towns.length} communes and municipal districts of France are accepted, in every spelling`, {
  timeout: longest,
}, () => {
  const refused = towns.filter((town) =>
    [
      town,
      town.toUpperCase(),
      withoutAccents(town).toUpperCase(),
      town.replaceAll("'", "’").replaceAll("-", "\u2011"),
      town.replaceAll("-", " "),
    ].some((typed) => !isAccepted(read(typed))),
  );
  expect(towns.length).toBe(35_009);
  expect(`${towns.length - refused.length} of ${towns.length}`).toBe("34977 of 35009");
  // The rules refuse brackets, single letters and more than 33 characters; they propose a spelling instead.
  const without = refused.filter(
    (town) => town !== "Y" && !isAccepted(shortTown(withoutForbiddenSigns(read(town)))),
  );
  expect(without).toEqual([]);
});
