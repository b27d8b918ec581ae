import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const typed = {
  'req.query("q")': /(?:typedLine|tidyQuestion|addressQuestion)\(c\.req\.query\("q"\)/,
  'searchParams.get("ville")': /typedLine\(searchParams\.get\("ville"\)/,
  'req.query("postcode")': /tidyPostcode\(c\.req\.query\("postcode"\)/,
  'req.query("city")': /typedLine\(c\.req\.query\("city"\)/,
  "req.query(kind.number.query)": /typedLine\(\((?:c\.)?req\.query\(kind\.number\.query\)/,
  // The address goes through `parseForm`.
  "req.query(weightInputs.weight)":
    /requestedWeight\(animal, (?:draft \?\? )?c\.req\.query\(weightInputs\.weight\)/,
};

const ours = [
  ...[
    "adresse",
    "accuse",
    "article",
    "avis",
    "error",
    "etape",
    "etat",
    "kind",
    "le",
    "modifier",
    "mois",
    "note",
  ],
  ...[
    "onglet",
    "page",
    "paiement",
    "panier",
    "position",
    "quantite",
    "ref",
    "retirer",
    "skus",
    "supprimer",
    "variante",
    "verifie",
  ],
].map((name) => `req.query("${name}")`);
const oursByName = [
  ...[
    "accountQuery",
    "choiceQuery.purchase",
    "detailQuery",
    "farewellQuery",
    "kindQuery",
    "menuParameters.animal",
    "menuParameters.days",
  ],
  ...[
    "menuParameters.step",
    "otherAnimalQuery",
    "pageParameter",
    "questionQuery",
    "returnQuery",
    "removalQuery",
    "mailLinkQuery",
    "startQuery",
    "stopQuery",
  ],
  ...["resultQuery.every", "resultQuery.food", "signInQuery.failedIdentity", "signInQuery.returnTo"],
  ...[
    "signInQuery.step",
    "sourceParameter",
    "sponsorQuery",
    "togetherQuery",
    "tokenName",
    "name",
    "number.query",
  ],
].map((name) => `req.query(${name})`);
const oursInLinks = ["h", "interval", "ouvert", "pays", "position", "quantity", "targetQuantity", "v"].map(
  (name) => `searchParams.get("${name}")`,
);
const together = ["req.query()", "searchParams.get(sourceParameter)"];

test("whatever is typed into an address is read without invisible characters: a new query is listed here", () => {
  const files = globSync("worker/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const reads = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) =>
        Array.from(line.matchAll(/(?:\breq\.query|\bsearchParams\.get)\([^()]*\)/g), ([call]) => ({
          file,
          line,
          call,
        })),
      ),
  );
  const known = new Set([...ours, ...oursByName, ...oursInLinks, ...together]);
  const rules = new Map(Object.entries(typed));
  const wrong = reads.filter(({ call, line }) => !known.has(call) && !rules.get(call)?.test(line));
  expect(wrong).toEqual([]);
});
