import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { addressBookTexts } from "./address-book.texts.ts";
import { bookActions, bookFields } from "./address-book-form.ts";
import { addressBookTitle } from "./address-book-title.ts";

test.each(Object.values(bookActions))("the address book can %s an address", async (faire) => {
  expect((await parseForm(bookFields, { faire })).values).toEqual({ faire });
});

test.each(["tout-supprimer", "", ["supprimer"], undefined])("%j is nothing to do with it", async (faire) => {
  expect((await parseForm(bookFields, { faire })).values).toEqual({ faire: undefined });
});

test.each([
  [{ kind: "list" }, addressBookTexts.title],
  [{ kind: "down" }, addressBookTexts.title],
  [{ kind: "form", id: null }, addressBookTexts.addTitle],
  [{ kind: "form", id: 4 }, addressBookTexts.editTitle],
  [{ kind: "remove", id: 4 }, addressBookTexts.confirm.title],
] as const)("the screen %o has the title %j", (view, title) => {
  expect(addressBookTitle(view)).toBe(title);
});
