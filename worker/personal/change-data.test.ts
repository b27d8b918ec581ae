import { expect, test } from "vitest";
import type { PersonalData } from "../../shared/customer/personal-data.ts";
import { changeOf, communications, identity, textsOf } from "./change-data.ts";

const nina: PersonalData = {
  firstName: "Nina",
  lastName: "Petit",
  gender: "f",
  birthday: "1990-02-28",
  email: "nina@exemple.fr",
  isUnverified: false,
  subscribedToNewsletter: true,
  communicationLanguage: "fr",
};

test("only what changes is sent, in the API's words", () => {
  expect(changeOf(nina, nina)).toEqual({});
  expect(changeOf(nina, { ...nina, firstName: "Ninon" })).toEqual({ firstName: "Ninon" });
  expect(changeOf(nina, { ...nina, gender: "", birthday: "" })).toEqual({ gender: "u", birthday: null });
  expect(changeOf({ ...nina, birthday: "" }, nina)).toEqual({ birthday: "1990-02-28" });
  expect(changeOf(nina, { ...nina, subscribedToNewsletter: false })).toEqual({
    subscribedToNewsletter: false,
  });
});

test("the e-mail address and its state are never part of it", () => {
  expect(changeOf(nina, { ...nina, email: "eve@exemple.fr", isUnverified: true })).toEqual({});
});

test("a form that has no choice of a language leaves it", () => {
  expect(communications.read({ subscribedToNewsletter: true }, nina)).toEqual({
    subscribedToNewsletter: true,
    communicationLanguage: "fr",
  });
  expect(communications.read({ subscribedToNewsletter: false, communicationLanguage: "nl" }, nina)).toEqual({
    subscribedToNewsletter: false,
    communicationLanguage: "nl",
  });
});

test("a birthday is a day, and no title is none", () => {
  const values = { firstName: "Nina", lastName: "Petit", gender: "u", birthday: "1990-02-28T00:00:00.000Z" };
  expect(identity.read(values, nina)).toEqual({
    firstName: "Nina",
    lastName: "Petit",
    gender: "",
    birthday: "1990-02-28",
  });
  expect(identity.read({ ...values, birthday: null }, nina)).toMatchObject({ birthday: "" });
});

test("former values are those of the form alone, without empty ones", () => {
  const inputs = { gender: "u", firstName: "Nina", birthday: "" };
  expect(textsOf(inputs, ["firstName", "birthday"])).toEqual({ firstName: "Nina" });
});
