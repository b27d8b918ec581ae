import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { mendedDraft, parseForm } from "../forms/form-rules.ts";
import { addressFieldNames, ruleOf } from "./address.ts";
import { addressDraft, addressRules, inputsForAddress } from "./address-form.ts";
import { addressTexts } from "./texts.ts";

const countries = ["FR", "BE", "LU"];

const good = {
  firstName: "Camille",
  lastName: "Durand",
  countryCode: "FR",
  street: "12 rue de l’Église",
  street2: "",
  postcode: "69 002",
  city: "Écully",
  phoneNumber: "06 12 34 56 78",
  phoneNumber_country: "FR",
  company: " ",
  phoneNumber2: "",
  phoneNumber2_country: "FR",
  deliveryInstructions: "",
  alias: "Maison",
};

const rules = addressRules(countries);

function posted(change: Partial<Record<keyof typeof good, string>> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...change })) {
    data.set(name, value);
  }
  return data;
}

async function faultsOf(change: Partial<Record<keyof typeof good, string>>) {
  const { errors } = await parseForm(rules, posted(change));
  return errors?.fields;
}

test("an address is sent normalised, its telephone international, its empty fields null", async () => {
  expect((await parseForm(rules, posted())).values).toEqual({
    alias: "Maison",
    address: {
      company: null,
      firstName: "Camille",
      lastName: "Durand",
      countryCode: "FR",
      provinceCode: null,
      provinceName: null,
      street: "12 rue de l'Église",
      street2: null,
      city: "Ecully",
      postcode: "69002",
      phoneNumber: "+33612345678",
      phoneNumber2: null,
      deliveryInstructions: null,
    },
  });
});

test.each([
  ["firstName", " ", "Indiquez le prénom."],
  ["firstName", "x".repeat(256), "Trop long : 255 caractères au maximum (256 pour l’instant)."],
  ["lastName", "", "Indiquez le nom."],
  [
    "firstName",
    "N4dia<b>",
    "Retirez « < » et « > » : l’étiquette ne peut pas les imprimer. Écrivez par exemple « N4dia b ».",
  ],
  ["lastName", "<>", "Retirez « < » et « > » : l’étiquette ne peut pas les imprimer."],
  ["company", "x".repeat(256), "Trop long : 255 caractères au maximum (256 pour l’instant)."],
  ["countryCode", "", "Choisissez le pays."],
  ["countryCode", "ES", "Choisissez le pays."],
  ["street", "", "Indiquez le numéro et la rue."],
  [
    "street",
    "1 rue du Général de Division Lannes 2026",
    "Trop long pour l’étiquette : 38 caractères au maximum (40 pour l’instant). Écrivez par exemple « 1 rue du Gal de Division Lannes 2026 ».",
  ],
  [
    "street",
    `12 rue ${"x".repeat(40)}`,
    "Trop long pour l’étiquette : 38 caractères au maximum (47 pour l’instant). Mettez la suite dans le complément d’adresse.",
  ],
  [
    "street",
    "12, 14 rue de la Paix",
    "Retirez « , » : l’étiquette ne peut pas l’imprimer. Écrivez par exemple « 12-14 rue de la Paix ».",
  ],
  [
    "street2",
    "Bât. C (cour), 2e",
    "Retirez « ( » et « ) » : l’étiquette ne peut pas les imprimer. Écrivez par exemple « Bât. C cour 2e ».",
  ],
  ["street", ".", "Indiquez le numéro et la rue."],
  ["countryCode", "constructor", "Choisissez le pays."],
  ["city", "", "Indiquez la ville."],
  ["city", "France", "Indiquez la ville."],
  ["city", "....", "Le nom de la ville compte au moins 2 lettres."],
  [
    "city",
    "Paris, 75006",
    "« 75006 » n’est pas le code postal indiqué. Corrigez-le, et n’écrivez ici que la ville.",
  ],
  ["city", "É", "Le nom de la ville compte au moins 2 lettres."],
  ["city", "x".repeat(34), "Trop long : 33 caractères au maximum (34 pour l’instant)."],
  ["city", "%%", "Retirez « % » : l’étiquette ne peut pas l’imprimer."],
  ["city", "P@ris", "Retirez « @ » : l’étiquette ne peut pas l’imprimer."],
  ["postcode", "", "Indiquez le code postal."],
  ["postcode", "1000", "Un code postal français compte 5 chiffres, par exemple 69002."],
  ["phoneNumber", "", "Indiquez un mobile, le livreur vous préviendra de son passage."],
  [
    "phoneNumber",
    "04 72 00 00 00",
    "Ce numéro de mobile n’est pas valable avec l’indicatif France +33. Exemple : 06 12 34 56 78",
  ],
  [
    "phoneNumber",
    "+41 79 123 45 67",
    "Nous ne pouvons pas appeler de numéro en +41. Indiquez un mobile de l’un de ces pays : France, Belgique, Allemagne, Italie, Luxembourg.",
  ],
  [
    "phoneNumber2",
    "0044 7911 123456",
    "Nous ne pouvons pas appeler de numéro en +44. Indiquez un numéro de l’un de ces pays : France, Belgique, Allemagne, Italie, Luxembourg.",
  ],
  [
    "phoneNumber2",
    "01 23 45 67 89 poste 12",
    "Le livreur ne peut pas composer « poste 12 ». Notez-le plutôt dans les consignes de livraison.",
  ],
  ["phoneNumber2", "123", "Ce numéro n’est pas valable avec l’indicatif France +33."],
  ["alias", "Maison 🏡", "Le nom de l’adresse s’écrit sans émoji."],
] as const)("%s %o: %s", async (field, value, text) => {
  const faults = await faultsOf({ [field]: value });
  expect(Object.entries(faults ?? {}).map(([name, said]) => [name, said?.replaceAll("\u00a0", " ")])).toEqual(
    [[field, text]],
  );
});

test("what is said of a number names the country of its prefix", async () => {
  const { errors } = await parseForm(
    rules,
    posted({ countryCode: "BE", postcode: "1000", phoneNumber: "06", phoneNumber_country: "BE" }),
  );
  expect(errors?.fields.phoneNumber).toBe(
    "Ce numéro de mobile n’est pas valable avec l’indicatif Belgique +32. Exemple\u00a0: 0470 12 34 56",
  );
});

test("the postcode is judged by the country that is chosen", async () => {
  expect(await faultsOf({ countryCode: "BE", postcode: "1000" })).toBeUndefined();
  expect(Object.keys((await faultsOf({ countryCode: "BE" })) ?? {})).toEqual(["postcode"]);
  expect(await faultsOf({ countryCode: "LU", postcode: "L-1611" })).toBeUndefined();
});

test.each([
  ["BE", "0470 12 34 56", "+32470123456"],
  ["LU", "621 123 456", "+352621123456"],
  ["FR", "+33 6 12 34 56 78", "+33612345678"],
])("a mobile of %s, %s, is stored as %s", async (country, typed, stored) => {
  const parsed = await parseForm(rules, posted({ phoneNumber: typed, phoneNumber_country: country }));
  expect(parsed.values?.address.phoneNumber).toBe(stored);
});

test.each([
  ["LU", "621 123 456", "+352621123456"],
  ["LU", "06 12 34 56 78", "+33612345678"],
  ["LU", "612 34 56 78", "+33612345678"],
  ["BE", "0470 12 34 56", "+32470123456"],
  ["BE", "0612345678", "+33612345678"],
  ["FR", "0470 12 34 56", undefined],
])(
  "without scripts, an address in %s with the prefix of France reads %s as %s",
  async (place, typed, stored) => {
    const where = { countryCode: place, postcode: place === "FR" ? "69009" : "1000" };
    const parsed = await parseForm(
      rules,
      posted({ ...where, phoneNumber: typed, phoneNumber_country: "FR" }),
    );
    expect(parsed.values?.address.phoneNumber).toBe(stored);
  },
);

test("a number that fits neither prefix nor address has an example of both", async () => {
  const there = { countryCode: "LU", postcode: "1611", phoneNumber: "1234", phoneNumber_country: "FR" };
  const { errors } = await parseForm(rules, posted(there));
  expect(errors?.fields.phoneNumber).toMatch(/Exemple\s: 06 12 34 56 78, ou \+352 621 123 456$/);
});

test("with a prefix what was typed is kept by the names of the inputs", () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(good)) data.set(`shippingAddress.${name}`, value);
  expect(addressDraft(data, "shippingAddress")).toMatchObject({
    "shippingAddress.street": "12 rue de l’Église",
    "shippingAddress.phoneNumber_country": "FR",
  });
});

test.each([
  ["street", "12,\u00a0rue de l’Église", "12 rue de l'Église"],
  ["street", "rue  Haute, １２", "rue Haute 12"],
  ["street2", "Bât. C, 2e\u2011étage,", "Bât. C 2e-étage"],
  ["city", "Écully,", "Écully"],
  ["postcode", "F-69\u202f002", "69002"],
  ["phoneNumber", "06.12.34.56.78", "06 12 34 56 78"],
  ["phoneNumber2", "+33 (0)4.72.00.00.00", "+33 4 72 00 00 00"],
  ["deliveryInstructions", " Code 12,\r\nporte\u00a0B", "Code 12,\nporte B"],
] as const)("%s %o is mended, shown as %o, and accepted (decision 063)", async (field, typed, shown) => {
  const data = posted({ [field]: typed });
  expect(mendedDraft(rules, data)[field]).toBe(shown);
  const { values, errors } = await parseForm(rules, data);
  expect(errors).toBeUndefined();
  expect(await parseForm(rules, posted({ [field]: shown }))).toEqual({ values });
});

test.each([
  ["BE", "1000", "Rue de Namur 16/3", "Rue de Namur 16 bte 3"],
  ["BE", "1000", "Rue de Namur 16a / B", "Rue de Namur 16a bte B"],
  ["BE", "1000", "Rue de Namur 16, bte 3", "Rue de Namur 16 bte 3"],
  ["BE", "1000", "Rue de Namur 16 boîte 3", "Rue de Namur 16 boîte 3"],
  ["BE", "1000", "Rue de Namur 16 /3", "Rue de Namur 16 bte 3"],
  ["LU", "1611", "16/3, avenue de la Gare", "16 bte 3 avenue de la Gare"],
])(
  "in %s %s the letter box of %o is accepted as %o (decision 063)",
  async (country, postcode, typed, shown) => {
    const data = posted({ countryCode: country, postcode, street: typed });
    expect(mendedDraft(rules, data).street).toBe(shown);
    const { values, errors } = await parseForm(rules, data);
    expect(errors).toBeUndefined();
    expect(values?.address.street).toBe(shown);
  },
);

test.each([
  ["BE", "1000", "Rue de Namur 16/3/2"],
  ["BE", "1000", "Rue de Namur 16 / 3 / 2"],
  ["BE", "1000", "Rue de Namur 16/ 32 /2"],
  ["BE", "1000", "Rue de Namur 16 bte 3/2"],
  ["BE", "1000", "Rue de Namur 16/3 bte 2"],
  ["LU", "1611", "16 / 3 Boîte 2 avenue de la Gare"],
  ["BE", "1000", "Naamsestraat 16 bus 3 / 2"],
  ["FR", "69002", "12/14 rue de la Paix"],
])(
  "in %s %s %o stays, and is refused with a proposal: it may mean something else",
  async (countryCode, postcode, street) => {
    expect(mendedDraft(rules, posted({ countryCode, postcode, street })).street).toBe(street);
    expect((await faultsOf({ countryCode, postcode, street }))?.street).toContain("«\u00a0/\u00a0»");
  },
);

test.each([
  ["FR", "69002", "69002 Lyon", "Lyon"],
  ["FR", "69 002", "F-69002 Lyon", "Lyon"],
  ["FR", "69002", "Lyon, France", "Lyon"],
  ["FR", "69002 Lyon", "LYON", "LYON"],
  ["FR", "69002 LYON", "Lyon 2e", "Lyon 2e"],
  ["FR", "64100", "Baiona / Bayonne", "Baiona"],
  ["FR", "97200", "Fort-de-France", "Fort-de-France"],
  ["FR", "97400", "Saint-Denis, La Réunion", "Saint-Denis La Réunion"],
  ["BE", "1060", "SAINT-GILLES/SINT-GILLIS", "SAINT-GILLES"],
  ["BE", "1060", "St-Gilles / Sint-Gillis", "St-Gilles"],
  ["BE", "4780", "Sankt Vith / Saint-Vith", "Sankt Vith"],
  ["BE", "4000", "Liège/Luik/Lüttich", "Liège"],
  ["LU", "3441", "Diddeleng / Dudelange", "Diddeleng"],
])("in %s %s the town %o is sent as %o", async (countryCode, postcode, city, sent) => {
  const { values } = await parseForm(rules, posted({ countryCode, postcode, city }));
  expect(values?.address.city).toBe(sent);
});

test.each([
  [
    "FR",
    "69004",
    "Lyon / Croix-Rousse!",
    "« / » et « ! » : l’étiquette ne peut pas les imprimer. Écrivez par exemple « Lyon Croix-Rousse »",
  ],
  [
    "FR",
    "69004",
    "Lyon/Lyonnais",
    "« / » : l’étiquette ne peut pas l’imprimer. Écrivez par exemple « Lyon Lyonnais »",
  ],
  [
    "FR",
    "69001",
    "Bruxelles / Brussel",
    "« / » : l’étiquette ne peut pas l’imprimer. Écrivez par exemple « Bruxelles Brussel »",
  ],
  [
    "BE",
    "5100",
    "Namur / Jambes",
    "« / » : l’étiquette ne peut pas l’imprimer. Écrivez par exemple « Namur Jambes »",
  ],
  [
    "LU",
    "1611",
    "Luxembourg / Gare",
    "« / » : l’étiquette ne peut pas l’imprimer. Écrivez par exemple « Luxembourg Gare »",
  ],
  ["FR", "69001", "69004 Lyon", "« 69004 » n’est pas le code postal indiqué."],
  ["BE", "1000", "1050 Ixelles", "« 1050 » n’est pas le code postal indiqué."],
])(
  "in %s %s the town %o stays, and the message says what to change: %s",
  async (country, code, city, text) => {
    const change = { countryCode: country, postcode: code, city };
    expect(mendedDraft(rules, posted(change)).city).toBe(city);
    expect((await faultsOf(change))?.city?.replaceAll("\u00a0", " ")).toContain(text);
  },
);

test.each(["Paris", ""])(
  "a town behind the postcode stays if the field of the town says %o",
  async (city) => {
    const change = { postcode: "69002 Lyon", city };
    expect(mendedDraft(rules, posted(change)).postcode).toBe("69002 Lyon");
    expect(Object.keys((await faultsOf(change)) ?? {})).toContain("postcode");
  },
);

test("a postcode before the town stays while its own field is empty, which alone is asked for", async () => {
  const change = { postcode: "", city: "69002 Lyon" };
  expect(mendedDraft(rules, posted(change)).city).toBe("69002 Lyon");
  expect(Object.keys((await faultsOf(change)) ?? {})).toEqual(["postcode"]);
});

test("no word of a town is lost without a message, whatever separates it", async () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,6}$/);
  const separator = fc.constantFrom("/", " / ", ", ", " - ", " (", "!", " & ", "\\", " | ", " ; ", "_");
  await assertProperty(
    fc.asyncProperty(
      fc.constantFrom(...countries),
      word,
      separator,
      word,
      async (countryCode, one, sign, other) => {
        fc.pre(one !== other);
        const { values } = await parseForm(
          rules,
          posted({ ...placeIn(countryCode), city: `${one}${sign}${other}` }),
        );
        if (values) expect(values.address.city).toMatch(new RegExp(`${one}.*${other}`));
      },
    ),
  );
});

const placeIn = (countryCode: string) => ({ countryCode, postcode: countryCode === "FR" ? "69002" : "1611" });

test.each(["FR", "BE", "LU", "DE", "IT"])("the second number may be a landline of %s", async (country) => {
  const landlines = { FR: "0472000000", BE: "022123456", LU: "27123456", DE: "030123456", IT: "0612345678" };
  const number = landlines[country as keyof typeof landlines];
  expect(await faultsOf({ phoneNumber2: number, phoneNumber2_country: country })).toBeUndefined();
});

test("what was read is read the same once more: an address that is opened and saved stays what it was", async () => {
  const first = await parseForm(rules, posted());
  if (first.errors) throw new Error("the good address is refused");
  const again = new FormData();
  for (const [name, value] of Object.entries(
    inputsForAddress({ ...first.values.address, alias: first.values.alias }),
  )) {
    again.set(name, String(value));
  }
  expect(await parseForm(rules, again)).toEqual(first);
});

test("whatever is posted is answered in French and never throws", async () => {
  const anything = fc.string({ unit: "grapheme", maxLength: 50 });
  await assertProperty(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(good)), anything), async (change) => {
      const { errors, values } = await parseForm(rules, posted(change));
      for (const text of Object.values(errors?.fields ?? {})) expect(text).toMatch(/^[A-ZÉ\d].*[.»\d]$/s);
      expect(errors === undefined).toBe(values !== undefined);
    }),
    { numRuns: 60 },
  );
});

test("a saved address shows its phone numbers in groups, and shortens what does not fit a label", () => {
  const saved = {
    countryCode: "FR",
    phoneNumber: "+33612345678",
    phoneNumber2: "+33472000000",
    street: "12 boulevard du Maréchal de Lattre de Tassigny",
    lastName: "Durand-de la Tour",
  };
  expect(inputsForAddress(saved, "billingAddress")).toMatchObject({
    "billingAddress.phoneNumber": "+33 6 12 34 56 78",
    "billingAddress.phoneNumber2": "+33 4 72 00 00 00",
    "billingAddress.street": "12 bd du Mal de Lattre de Tassigny",
    "billingAddress.lastName": "Durand-de la Tour",
  });
});

test("the fold of the form names the rare fields in it", () => {
  const { more, ...fields } = addressTexts.forms.address;
  const rare = addressFieldNames.filter((field) => ruleOf(field).isRare);
  expect(more.toLowerCase()).toBe(rare.map((field) => fields[field].label.toLowerCase()).join(", "));
});
