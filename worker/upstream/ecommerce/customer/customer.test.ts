import { expect, test } from "vitest";
import { customerSchema, defaultCustomer, parseAuthentication } from "./customer.ts";

const answer = {
  token: "a.b.c",
  refresh_token: "r",
  customer: "/api/v2/shop/customers/1",
};

test("an authentication answer has a token and a customer; a refresh token and the cart are optional", () => {
  expect(parseAuthentication(answer)).toEqual({ token: "a.b.c", refreshToken: "r", customerId: "1" });
  const { token, customer } = answer;
  for (const refresh_token of [undefined, null, "x".repeat(4000)])
    expect(parseAuthentication({ token, refresh_token, customer })).toEqual({
      token: "a.b.c",
      customerId: "1",
    });
  expect(parseAuthentication({ ...answer, cart: "/api/v2/shop/orders/abc" }).cartToken).toBe("abc");
});

test.each([
  "/api/v2/shop/customers/1",
  "api/v2/shop/customers/1",
  "/shop/customers/1",
  "https://api.exemple.fr/v3/customers/1",
  { id: 1 },
  { id: "1", "@id": null },
  1,
  { "@id": "/index.php/api/v2/shop/customers/1", email: "nina@exemple.fr" },
])("the customer of %j is known by the id", (customer) =>
  expect(parseAuthentication({ ...answer, customer }).customerId).toBe("1"),
);

test.each([
  { ...answer, customer: undefined },
  { ...answer, customer: "/api/v2/shop/customers/" },
  { ...answer, customer: ".." },
  { ...answer, customer: { id: "../orders/abc?" } },
  { ...answer, token: "" },
  null,
  "<html>",
])("an answer without them says so: %o", (bad) => {
  expect(() => parseAuthentication(bad)).toThrow("no authentication data in the response");
});

test("a customer with nothing but nulls is an empty customer", () => {
  expect(customerSchema.parse({ firstName: null, subscriber: null })).toEqual(defaultCustomer);
});

test.each([
  [{ fullName: "Anne Le Goff" }, ["Anne", "Le Goff"]],
  [{ fullName: " Paul " }, ["Paul", ""]],
  [{ firstName: "Anne-Marie", lastName: "Roy", fullName: "A. Roy" }, ["Anne-Marie", "Roy"]],
  [{ lastName: "Roy", fullName: "A. Roy" }, ["", "Roy"]],
])("the name of %j is %j: a whole name counts where there is no other", (told, [firstName, lastName]) => {
  expect(customerSchema.parse(told)).toMatchObject({ firstName, lastName });
});

test.each([
  ["1988-04-12", "1988-04-12"],
  ["1988-04-12T00:00:00+00:00", "1988-04-12"],
  ["1988-04-12 00:00:00", "1988-04-12"],
  ["demain", ""],
  [null, ""],
])("a birthday of %j is the day %j", (birthday, day) => {
  expect(customerSchema.parse({ birthday }).birthday).toBe(day);
});

test.each([
  ["f", "f"],
  ["u", ""],
  ["x", ""],
  [undefined, ""],
])("the title of a customer whose gender is %j is %j", (gender, title) => {
  expect(customerSchema.parse({ gender }).gender).toBe(title);
});

test("one odd member does not take the customer down", () => {
  const odd = { firstName: "Nina", birthday: 1988, subscribedToNewsletter: "yes", defaultAddress: [] };
  expect(customerSchema.parse(odd)).toMatchObject({
    firstName: "Nina",
    birthday: "",
    subscribedToNewsletter: false,
    defaultAddress: null,
  });
});
