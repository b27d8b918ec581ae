import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { addressFaults, orderAddress, shippingFaults } from "./order-address.ts";

const lyon = {
  firstName: "Camille",
  lastName: "Durand",
  street: "12 rue des Lilas",
  city: "Lyon",
  postcode: "69002",
  countryCode: "FR",
};
const paths = (address: object) =>
  addressFaults(z.parse(orderAddress, address), "shippingAddress").map(({ path }) => path);

describe("an address of an order", () => {
  test("is complete with name, street, city, postcode and country", () => {
    expect(paths(lyon)).toEqual([]);
  });

  test("reports each missing field under its own path", () => {
    expect(paths({ countryCode: "FR", street: " " })).toEqual([
      "shippingAddress.firstName",
      "shippingAddress.lastName",
      "shippingAddress.street",
      "shippingAddress.city",
      "shippingAddress.postcode",
    ]);
  });

  test("has the postcode of its country, one of the three", () => {
    expect(paths({ ...lyon, countryCode: "BE" })).toEqual(["shippingAddress.postcode"]);
    expect(paths({ ...lyon, countryCode: "BE", postcode: "1000" })).toEqual([]);
    expect(paths({ ...lyon, countryCode: "IT" })).toEqual(["shippingAddress.countryCode"]);
  });

  test("may be overseas unless it is delivered to", () => {
    const noumea = { ...lyon, postcode: "98800", city: "Nouméa" };
    expect(paths(noumea)).toEqual([]);
    const faults = shippingFaults(z.parse(orderAddress, noumea), "shippingAddress");
    expect(faults.map(({ path }) => path)).toEqual(["shippingAddress.postcode"]);
  });
});
