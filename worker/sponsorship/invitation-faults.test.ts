import { expect, test } from "vitest";
import { invitationFaults } from "./invitation-faults.ts";

const emails = ["ana@exemple.fr", "bob@exemple.fr"];
const faultsOf = (...violations: { path: string; message: string; code: string | null }[]) =>
  invitationFaults({ status: 422, message: undefined, violations }, emails);

const taken = "23bd9dbf-6b9b-41cd-a99e-4844bcf3077f";
const email = "bd79c0ab-ddba-46cc-a703-a7a4b08de310";

test("each refused address is named; in doubt without the service's own words", () => {
  const { fields, form } = faultsOf(
    { path: "emails.1", message: "x", code: taken },
    { path: "emails.0", message: "Bob est déjà client chez nous", code: null },
  );
  expect(fields.emails?.split("\n")).toEqual([
    "«\u00a0bob@exemple.fr\u00a0» a déjà été invitée, ou a déjà un compte.",
    "«\u00a0ana@exemple.fr\u00a0» ne peut pas être invitée.",
  ]);
  expect(form[0]).toContain("Aucune invitation n’est partie");
});

test("a malformed address, and a fault of the whole list", () => {
  expect(faultsOf({ path: "emails.0.value", message: "x", code: email }).fields.emails).toContain("complète");
  const many = faultsOf({
    path: "emails",
    message: "5 at most",
    code: "756b1212-697c-468d-a9ad-50dd783bb169",
  });
  expect(many.fields.emails).toBeTruthy();
});

test("an address that was never sent is a fault of the list", () => {
  expect(faultsOf({ path: "emails.7", message: "x", code: email }).fields.emails).toBeTruthy();
});
