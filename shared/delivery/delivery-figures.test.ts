import { expect, test, vi } from "vitest";
import { deliveryByCountry, deliverySummary, namesFigures, withFigures } from "./delivery-figures.ts";
import { type DeliveryTerms, usualCarrier } from "./delivery-terms.ts";

const terms: DeliveryTerms = {
  cutOff: 12,
  handlingDays: { least: 0, most: 1 },
  returnDays: 14,
  carriers: [
    {
      carrier: "poste",
      name: "La poste",
      kind: "home",
      countries: ["FR"],
      price: 490,
      freeFrom: 4900,
      days: { least: 2, most: 3 },
      heaviest: 30_000,
    },
    {
      carrier: "poste",
      name: "La poste",
      kind: "home",
      countries: ["BE", "LU"],
      price: 590,
      freeFrom: 4900,
      days: { least: 3, most: 4 },
      heaviest: 30_000,
    },
    {
      carrier: "lourd",
      name: "Le camion",
      kind: "home",
      countries: ["FR", "LU", "BE"],
      price: 990,
      days: { least: 3, most: 5 },
    },
    {
      carrier: "relais",
      name: "Le relais",
      kind: "relay",
      countries: ["FR", "BE"],
      price: 390,
      freeFrom: 4900,
      days: { least: 1, most: 1 },
      keptDays: 8,
    },
  ],
};
const none = vi.fn();

test.each([
  ["{{delivery.price:relais}}", "3,90\u00a0€"],
  ["{{ delivery.price : poste }}", "4,90\u00a0€ à 5,90\u00a0€"],
  ["{{delivery.lowestPrice}}", "3,90\u00a0€"],
  ["{{delivery.freeFrom}}", "49\u00a0€"],
  ["{{delivery.days:poste}}", "2 à 4\u00a0jours ouvrés"],
  ["{{delivery.days:relais}}", "1\u00a0jour ouvré"],
  ["{{delivery.kept:relais}}", "8\u00a0jours"],
  ["{{delivery.cutOff}}", "midi"],
])("%s is told as %s", (place, figure) => {
  expect(withFigures([{ text: `Soit ${place}.` }], terms, none)).toEqual([{ text: `Soit ${figure}.` }]);
  expect(none).not.toHaveBeenCalled();
});

test("the service's fee is told with the amount from which it is offered", () => {
  const withFee = { ...terms, serviceFee: { price: 190, freeFrom: 2500 } };
  expect(withFigures("{{delivery.serviceFee}}, {{delivery.serviceFreeFrom}}", withFee, none)).toBe(
    "1,90\u00a0€, 25\u00a0€",
  );
});

test("of several carriers the shortest time that a parcel is kept is promised", () => {
  const longer = terms.carriers.slice(3).map((row) => ({ ...row, carrier: "casiers", keptDays: 14 }));
  const several = { ...terms, carriers: [...longer, ...terms.carriers] };
  expect(withFigures("{{delivery.kept}}", several, none)).toBe("8\u00a0jours");
});

test("what costs nothing anyway is not offered from an amount on", () => {
  const [first] = terms.carriers.map((row) => ({ ...row, price: 0 }));
  const table = withFigures("{{delivery.table}}", { ...terms, carriers: first ? [first] : [] }, none);
  expect(table).toContain("| La poste, en France | Offert | – |");
});

test("a table has a row for each carrier and the countries of its terms", () => {
  expect(withFigures("{{delivery.table}}", terms, none).split("\n")).toEqual([
    "| Livraison | Tarif | Offerte dès | Délai | Colis gardé |",
    "| --- | --- | --- | --- | --- |",
    "| La poste, en France | 4,90\u00a0€ | 49\u00a0€ | 2 à 3\u00a0jours ouvrés | – |",
    "| La poste, en Belgique et au Luxembourg | 5,90\u00a0€ | 49\u00a0€ | 3 à 4\u00a0jours ouvrés | – |",
    "| Le camion | 9,90\u00a0€ | – | 3 à 5\u00a0jours ouvrés | – |",
    "| Le relais, en France et en Belgique | 3,90\u00a0€ | 49\u00a0€ | 1\u00a0jour ouvré | 8\u00a0jours |",
  ]);
});

test.each([
  ["Nous livrons. Pour {{delivery.price:dhl}} ! Le suivi vient.", "Nous livrons. Le suivi vient."],
  ["**Dès {{delivery.prix}}.** Et puis ?", "Et puis ?"],
  ["- à domicile ;\n- en relais, {{delivery.kept:poste}} ;\n- ailleurs.", "- à domicile ;\n- ailleurs."],
  ["- Ici, {{x}}. Là aussi.", "- Là aussi."],
  ["- Ici. Là, {{x}}.", "- Ici."],
  ["9. Ici.\n10. Là, {{x}}.", "9. Ici."],
  ["  Ici, {{x}}. Là aussi.", "  Là aussi."],
  ["Oui.  \nNon.\n\nPar {{x}}.", "Oui.  \nNon.\n"],
  ["Offerte dès {{delivery.freeFrom:lourd}}. Voilà.", "Voilà."],
  ["Service dès {{delivery.serviceFreeFrom}}. Voilà.", "Voilà."],
  ["| Port | {{delivery.price:dhl}} | 1 |", "| Port | – | 1 |"],
  ["  | Port | {{delivery.price:dhl}}", "  | Port | –"],
])("an unknown figure takes its sentence along, and is reported: %j", (text, left) => {
  const unknown = vi.fn();
  expect(withFigures(text, terms, unknown)).toBe(left);
  expect(unknown).toHaveBeenCalledOnce();
});

test("without terms no sentence tells a figure, and no brace shows", () => {
  const unknown = vi.fn();
  expect(withFigures({ answer: "**{{delivery.price:poste}}**. Oui.", n: 1 }, null, unknown)).toEqual({
    answer: "Oui.",
    n: 1,
  });
  expect(unknown).toHaveBeenCalledWith("delivery.price:poste");
});

test("content is walked only where it names a figure", () => {
  expect(namesFigures([{ a: null, b: ["x {{delivery.cutOff}}"] }])).toBe(true);
  expect(namesFigures([{ a: null, b: ["x { y }"] }])).toBe(false);
});

test.each([
  ["FR", 4_000, "poste", 490],
  ["BE", 4_000, "poste", 590],
  ["LU", 36_000, "lourd", 990],
  ["FR", 36_000, "lourd", 990],
] as const)("what is usual in %s for %d g is %s", (country, grams, carrier, price) => {
  expect(usualCarrier(terms, country, grams)).toMatchObject({ carrier, price });
});

test("where nobody goes to the door there is no usual carrier", () => {
  expect(usualCarrier({ ...terms, carriers: terms.carriers.slice(3) }, "BE", 400)).toBeUndefined();
});

test.each([
  ["FR", "2 à 3\u00a0jours ouvrés à domicile, 1 en point relais"],
  ["LU", "3 à 4\u00a0jours ouvrés à domicile"],
] as const)("the ways to %s are told in a line", (country, text) => {
  expect(deliverySummary(terms, country)).toBe(text);
});

test("each country to which something is delivered has a line per way, with price and days", () => {
  const relay = "En point relais\u00a0: 3,90\u00a0€, offerte dès 49\u00a0€, 1\u00a0jour ouvré";
  const home = "À domicile\u00a0: 9,90\u00a0€, 3 à 5\u00a0jours ouvrés";
  expect(deliveryByCountry({ ...terms, carriers: terms.carriers.slice(2) })).toEqual([
    { country: "FR", lines: [home, relay] },
    { country: "BE", lines: [home, relay] },
    { country: "LU", lines: [home] },
  ]);
  const only = ["En point relais\u00a0: 3,90\u00a0€, 1\u00a0jour ouvré", "Livraison offerte dès 49\u00a0€"];
  expect(deliveryByCountry({ ...terms, carriers: terms.carriers.slice(3) })).toEqual([
    { country: "FR", lines: only },
    { country: "BE", lines: only },
  ]);
  expect(deliveryByCountry(null)).toEqual([]);
});
