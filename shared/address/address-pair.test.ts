import { describe, expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import type { Address } from "./address.ts";
import { addressPairFormTexts } from "./address-pair.texts.ts";
import {
  type AddressPair,
  addressPairDraft,
  addressPairRules,
  choosesOfBook,
  firstAddressInputs,
  inputsOfAddresses,
  orderAddresses,
  subscriptionAddresses,
} from "./address-pair.ts";
import { addressInWords, addressLinesOf, isSame, postalOf } from "./postal-address.ts";

const home: Address = {
  id: 4,
  alias: "Maison",
  isDefault: false,
  company: null,
  firstName: "Camille",
  lastName: "Durand",
  countryCode: "FR",
  provinceCode: null,
  provinceName: null,
  street: "12 rue des Lilas",
  street2: null,
  city: "Lyon",
  postcode: "69002",
  phoneNumber: "+33612345678",
  phoneNumber2: null,
  deliveryInstructions: null,
};
const office: Address = { ...home, id: 9, alias: "Bureau", street: "3 quai Perrache", isDefault: true };
const choices = { book: [home, office], countries: ["FR", "BE", "LU"] };

const typed = (kind: string, more: Record<string, string> = {}) => ({
  [`${kind}.id`]: "nouvelle",
  [`${kind}.firstName`]: "Nadia",
  [`${kind}.lastName`]: "Petit",
  [`${kind}.countryCode`]: "FR",
  [`${kind}.street`]: "5 rue Haute",
  [`${kind}.postcode`]: "75011",
  [`${kind}.city`]: "Paris",
  [`${kind}.phoneNumber`]: "06 12 34 56 78",
  ...more,
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const rules = addressPairRules(orderAddresses, choices);

test("an entry of the book is taken as it stands", async () => {
  const read = await parseForm(rules, form({ "billingAddress.id": "9" }));
  expect(read).toMatchObject({
    values: { first: { address: postalOf(office), isToBeSaved: false }, other: undefined },
  });
});

test("an entry that is gone meanwhile is said, and nothing is guessed", async () => {
  const read = await parseForm(rules, form({ "billingAddress.id": "77" }));
  expect(read).toMatchObject({
    errors: { fields: { "billingAddress.id": expect.stringContaining("plus") } },
  });
});

test("a new address follows the rules of an address, and may be kept", async () => {
  const good = await parseForm(rules, form(typed("billingAddress", { "billingAddress.garder": "on" })));
  expect(good).toMatchObject({
    values: {
      first: { address: { phoneNumber: "+33612345678", company: null }, isToBeSaved: true },
    },
  });
  const bad = await parseForm(rules, form(typed("billingAddress", { "billingAddress.postcode": "750" })));
  expect(Object.keys(bad.errors?.fields ?? {})).toEqual(["billingAddress.postcode"]);
});

test("where the order goes is another address only if that is asked for", async () => {
  const fields = { "billingAddress.id": "4", ...typed("shippingAddress", { "shippingAddress.city": "" }) };
  expect(await parseForm(rules, form(fields))).toMatchObject({
    values: { other: undefined },
  });
  const asked = await parseForm(rules, form({ ...fields, "livrer-ailleurs": "on" }));
  expect(Object.keys(asked.errors?.fields ?? {})).toEqual(["shippingAddress.city"]);
});

test("a subscription has its delivery address first, and is billed there unless another is asked for", async () => {
  const ofSubscription = addressPairRules(subscriptionAddresses, choices);
  const fields = { "shippingAddress.id": "9", "billingAddress.id": "4" };
  const same = await parseForm(ofSubscription, form(fields));
  expect(same.values).toMatchObject({ first: { address: postalOf(office) } });
  expect(same.values?.other).toBeUndefined();
  const asked = await parseForm(ofSubscription, form({ ...fields, "facturer-ailleurs": "on" }));
  expect(asked.values?.other?.address).toEqual(postalOf(home));
});

describe("overseas France", () => {
  const reunion: Address = { ...home, id: 12, postcode: "97400", city: "Saint-Denis" };
  const withReunion = { ...choices, book: [home, reunion] };
  const faultsOf = async (pair: AddressPair, fields: Record<string, string>) =>
    (await parseForm(addressPairRules(pair, withReunion), form(fields))).errors?.fields;
  const noumea = (kind: "billingAddress" | "shippingAddress") =>
    typed(kind, { [`${kind}.postcode`]: "98 800", [`${kind}.city`]: "Nouméa" });
  const { notDelivered } = addressPairFormTexts;

  test.each<[string, AddressPair, Record<string, string>, Record<string, string>]>([
    [
      "typed for an order",
      orderAddresses,
      noumea("billingAddress"),
      { "billingAddress.postcode": notDelivered.billingAddress },
    ],
    [
      "chosen for an order",
      orderAddresses,
      { "billingAddress.id": "12" },
      { "billingAddress.id": notDelivered.billingAddress },
    ],
    [
      "typed beside a billing address",
      orderAddresses,
      { "billingAddress.id": "4", "livrer-ailleurs": "on", ...noumea("shippingAddress") },
      { "shippingAddress.postcode": notDelivered.shippingAddress },
    ],
    [
      "typed for a subscription",
      subscriptionAddresses,
      noumea("shippingAddress"),
      { "shippingAddress.postcode": notDelivered.shippingAddress },
    ],
    [
      "chosen for a subscription that is billed elsewhere",
      subscriptionAddresses,
      { "shippingAddress.id": "12", "facturer-ailleurs": "on", "billingAddress.id": "4" },
      { "shippingAddress.id": notDelivered.shippingAddress },
    ],
  ])("%s is refused as a delivery address", async (_, pair, fields, faults) => {
    expect(await faultsOf(pair, fields)).toEqual(faults);
  });

  test.each<[string, AddressPair, Record<string, string>]>([
    [
      "typed for an order",
      orderAddresses,
      { ...noumea("billingAddress"), "livrer-ailleurs": "on", "shippingAddress.id": "4" },
    ],
    [
      "chosen for an order",
      orderAddresses,
      { "billingAddress.id": "12", "livrer-ailleurs": "on", "shippingAddress.id": "4" },
    ],
    [
      "typed for a subscription",
      subscriptionAddresses,
      { "shippingAddress.id": "4", "facturer-ailleurs": "on", ...noumea("billingAddress") },
    ],
  ])("%s is a billing address", async (_, pair, fields) => {
    expect(await faultsOf(pair, fields)).toBeUndefined();
  });
});

describe("no address overseas is proposed for a delivery", () => {
  const reunion: Address = { ...home, id: 12, postcode: "97400", city: "Saint-Denis", isDefault: true };
  const noumea = { ...postalOf(home), postcode: "98800", city: "Nouméa" };
  const proposed = (pair: AddressPair, addressed: object, book: Address[]) => {
    const inputs = firstAddressInputs(pair, addressed, book, {});
    return [inputs["billingAddress.id"], inputs["shippingAddress.id"], inputs[pair.differs]];
  };

  test.each<[string, AddressPair, object, Address[], unknown[]]>([
    ["a favourite is billed", orderAddresses, {}, [home, reunion], ["12", "4", "on"]],
    ["a favourite alone is billed", orderAddresses, {}, [reunion], ["12", "nouvelle", "on"]],
    ["an order that goes there", orderAddresses, { billingAddress: noumea }, [home], ["nouvelle", "4", "on"]],
    [
      "an order that is billed there keeps its delivery",
      orderAddresses,
      { billingAddress: postalOf(reunion), shippingAddress: postalOf(office) },
      [reunion, office],
      ["12", "9", "on"],
    ],
    [
      "a favourite beside an order that is delivered",
      orderAddresses,
      { billingAddress: postalOf(home) },
      [home, reunion],
      ["4", "4", undefined],
    ],
    ["a favourite, for a subscription", subscriptionAddresses, {}, [home, reunion], ["12", "4", undefined]],
  ])("%s", (_, pair, addressed, book, expected) => {
    expect(proposed(pair, addressed, book)).toEqual(expected);
  });
});

test("the book is needed only if an address of it is chosen", () => {
  const chosen = (billing: string | undefined, more: Record<string, unknown> = {}) =>
    choosesOfBook(orderAddresses, { billingAddress: { id: billing }, ...more });
  const another = { shippingAddress: { id: "9" } };
  expect(chosen("4")).toBe(true);
  expect(chosen("nouvelle")).toBe(false);
  expect(chosen(undefined)).toBe(false);
  expect(chosen("nouvelle", another)).toBe(false);
  expect(chosen("nouvelle", { ...another, "livrer-ailleurs": "on" })).toBe(true);
  expect(chosen("nouvelle", { ...another, "livrer-ailleurs": false })).toBe(false);
  expect(choosesOfBook(orderAddresses, { billingAddress: null })).toBe(false);
});

test("what was read gives the inputs that read the same again", async () => {
  const elsewhere = { "billingAddress.id": "4", "livrer-ailleurs": "on" };
  const fields = { ...elsewhere, ...typed("shippingAddress", { "shippingAddress.garder": "on" }) };
  const read = async (posted: Record<string, string>) => {
    const { values } = await parseForm(rules, form(posted));
    if (!values) throw new Error("refused");
    return values;
  };
  const inputs = inputsOfAddresses(orderAddresses, await read(fields));
  expect(inputs).toMatchObject({ ...elsewhere, "shippingAddress.garder": "on" });
  const texts = Object.entries(inputs).map(([name, value]) => [name, String(value)] as const);
  expect(await read(Object.fromEntries(texts))).toEqual(await read(fields));
  expect(inputsOfAddresses(orderAddresses, await read({ "billingAddress.id": "4" }))).toEqual({
    "billingAddress.id": "4",
  });
});

test("the favourite is preselected, and without one the first of the book", () => {
  const name = { firstName: "Camille", lastName: "Durand" };
  expect(firstAddressInputs(orderAddresses, {}, [home, office], name)["billingAddress.id"]).toBe("9");
  expect(firstAddressInputs(orderAddresses, {}, [home], name)["billingAddress.id"]).toBe("4");
  expect(firstAddressInputs(orderAddresses, {}, [], name)).toMatchObject({
    "billingAddress.id": "nouvelle",
    "billingAddress.firstName": "Camille",
    "billingAddress.garder": "on",
  });
  expect(firstAddressInputs(orderAddresses, {}, [home], name)).not.toHaveProperty("billingAddress.garder");
});

test("an order that has its addresses shows them again", () => {
  const paris = { ...postalOf(home), city: "Paris" };
  const inputs = firstAddressInputs(
    orderAddresses,
    { billingAddress: postalOf(home), shippingAddress: paris },
    [home],
    {},
  );
  expect(inputs).toMatchObject({
    "billingAddress.id": "4",
    "livrer-ailleurs": "on",
    "shippingAddress.id": "nouvelle",
    "shippingAddress.city": "Paris",
  });
  const same = firstAddressInputs(
    orderAddresses,
    { billingAddress: paris, shippingAddress: paris },
    [home],
    {},
  );
  expect(same).not.toHaveProperty("livrer-ailleurs");
  const alone = firstAddressInputs(orderAddresses, { billingAddress: paris }, [home], {});
  expect(alone).not.toHaveProperty("livrer-ailleurs");
});

test("an entry that was corrected replaces what the order had, and what followed it", () => {
  const misspelt = { ...postalOf(home), city: "Lion" };
  const chosen = (addressed: object, entries: object) => {
    const inputs = firstAddressInputs(orderAddresses, addressed, [home, office], {}, entries);
    return [inputs["billingAddress.id"], inputs["shippingAddress.id"], inputs["livrer-ailleurs"]];
  };
  const together = { billingAddress: misspelt, shippingAddress: misspelt };
  expect(chosen(together, { billingAddress: "4" })).toEqual(["4", "9", undefined]);
  expect(chosen(together, { shippingAddress: "4" })).toEqual(["nouvelle", "4", "on"]);
  const apart = { billingAddress: postalOf(office), shippingAddress: misspelt };
  expect(chosen(apart, { shippingAddress: "4" })).toEqual(["9", "4", "on"]);
  expect(chosen(together, { billingAddress: "99" })).toEqual(["nouvelle", "9", undefined]);
});

test("what was typed and chosen is there to be shown again", () => {
  const fields = {
    "billingAddress.id": "nouvelle",
    "billingAddress.city": "Écully",
    "livrer-ailleurs": "on",
  };
  expect(addressPairDraft(orderAddresses, form(fields))).toEqual(fields);
});

test("two addresses are the same where they say the same", () => {
  expect(isSame(postalOf(home), { ...postalOf(home), company: "" })).toBe(true);
  expect(isSame(postalOf(home), postalOf(office))).toBe(false);
});

test.each([
  "company",
  "firstName",
  "lastName",
  "countryCode",
  "street",
  "street2",
  "city",
  "postcode",
  "phoneNumber",
  "phoneNumber2",
  "deliveryInstructions",
] as const)("an address with another %s is another one", (field) => {
  expect(isSame(postalOf(home), { ...postalOf(home), [field]: "X" })).toBe(false);
});

test("an entry of the book is an address without its place in the book", () => {
  const address = postalOf(home);
  for (const own of ["id", "alias", "isDefault"]) expect(address).not.toHaveProperty(own);
  expect(address).toMatchObject({ firstName: "Camille", city: "Lyon" });
});

test("what is missing has no line, and a country without a name is written as its code", () => {
  const bare = { company: null, firstName: null, street2: "", postcode: null, countryCode: "europe" };
  expect(addressLinesOf({ ...home, ...bare })).toEqual(["Durand", "12 rue des Lilas", "Lyon", "europe"]);
});

test("an address is written as on a letter; within a sentence France goes without saying", () => {
  expect(addressLinesOf(home)).toEqual(["Camille Durand", "12 rue des Lilas", "69002 Lyon", "France"]);
  const company = { ...home, countryCode: "BE", company: "Museau" };
  expect(addressLinesOf(company)).toEqual([
    "Camille Durand",
    "Museau",
    "12 rue des Lilas",
    "69002 Lyon",
    "Belgique",
  ]);
  expect(addressInWords(home)).toBe("Camille Durand, 12 rue des Lilas, 69002 Lyon");
  expect(addressInWords(company)).toBe("Camille Durand, Museau, 12 rue des Lilas, 69002 Lyon, Belgique");
});
