import { expect, test } from "vitest";
import { parseForm } from "../../shared/forms/form-rules.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import type { SmartField, SmartForm } from "../../shared/forms/smart-form.ts";
import { contactRequestOf } from "./contact-request.ts";

const field = (name: string, kind: SmartField["kind"], label: string, more: Partial<SmartField> = {}) => ({
  name,
  kind,
  label,
  ...more,
});
const breeds = [
  { value: "lab", label: "Labrador" },
  { value: "epa", label: "Épagneul" },
];

const form: SmartForm = {
  name: "contact",
  fields: [
    field("topic", "text", "Sujet"),
    field("email", "text", "E-mail", { type: "email" }),
    field("message", "textarea", "Message"),
    field("lot", "text", "Numéro de lot"),
    field("animal.name", "text", "Nom de l’animal"),
    field("breeds", "choices", "Races", { type: "checkbox", choices: breeds }),
    field("bought", "date", "Acheté le"),
    field("bags", "number", "Sacs"),
    field("recall", "checkbox", "Rappelez-moi"),
    field("tel", "phone", "Téléphone"),
    field("nothing", "text", "Rien"),
    field("file", "file", "Photo"),
    field("proof", "file", "Facture"),
  ],
};

test("a form of an editor loses no field: what the call does not know stands in the message", async () => {
  const data = new FormData();
  const typed = {
    topic: "Un produit",
    email: "nadia@exemple.fr",
    message: "Le sac était ouvert.",
    lot: "L-2026-118",
    "animal.name": "Moka",
    bought: "2026-11-02",
    bags: "2",
    recall: "on",
    tel: "06 12 34 56 78",
    tel_country: "FR",
  };
  for (const [name, value] of Object.entries(typed)) data.append(name, value);
  for (const breed of ["lab", "epa"]) data.append("breeds", breed);
  data.append("file", new File(["%PDF-1"], "sac.pdf"));
  data.append("proof", new File(["%PDF-1"], "facture.pdf"));
  const { values, errors } = await parseForm(smartFormRules(form), data);
  expect(errors).toBeUndefined();
  const request = await contactRequestOf(form, values ?? {});
  expect(request).toMatchObject({ email: "nadia@exemple.fr", orderId: null, file: { name: "sac.pdf" } });
  expect(request.message.replaceAll("\u00a0", " ").split("\n")).toEqual([
    "[Un produit]",
    "",
    "Le sac était ouvert.",
    "",
    "Numéro de lot : L-2026-118",
    "Nom de l’animal : Moka",
    "Races : Labrador, Épagneul",
    "Acheté le : 2 novembre 2026",
    "Sacs : 2",
    "Rappelez-moi : oui",
    "Téléphone : +33612345678",
    "Facture : facture.pdf (non joint)",
  ]);
});

test("an e-mail of another name is the sender's; else the customer's", async () => {
  const other = { name: "x", fields: [field("reply", "text", "Réponse à", { type: "email" })] };
  expect((await contactRequestOf(other, { reply: "a@exemple.fr" })).email).toBe("a@exemple.fr");
  expect((await contactRequestOf({ name: "x", fields: [] }, {}, "b@exemple.fr")).email).toBe("b@exemple.fr");
});
