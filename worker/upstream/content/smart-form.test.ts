import { expect, test } from "vitest";
import { collateralLosses } from "../../../tests/rigs/mutations.ts";
import { parseTolerantly } from "../lists.ts";
import { contentFormSchema } from "./smart-form.ts";

const read = (form: unknown) => parseTolerantly(contentFormSchema, form);

test("a form is read in the shop's words", () => {
  const fields = [
    {
      Name: "city",
      Component: "text",
      Label: "Ville",
      Params: { required: true, name: true, maxLength: 40 },
      VModel: "address.city",
    },
    { Name: "animal", Component: "choices", Choices: [{ value: "dog", label: "Chien" }], Label: null },
  ];
  expect(
    read({ Name: "essai", Errors: { required: "Il nous le faut." }, Fields: fields }).data,
  ).toMatchObject({
    name: "essai",
    errors: { required: "Il nous le faut." },
    fields: [
      {
        name: "address.city",
        kind: "text",
        label: "Ville",
        required: true,
        isPersonName: true,
        maxLength: 40,
      },
      { name: "animal", kind: "choices", label: "", choices: [{ value: "dog", label: "Chien" }] },
    ],
  });
});

test("a field that nobody knows is left out and named", () => {
  const field = { Name: "x", Component: "text" };
  const { data, leftOut } = read({ Name: "f", Fields: [field, { Name: "y", Component: "hologram" }, null] });
  expect(data?.fields.map(({ name }) => name)).toEqual(["x"]);
  expect(leftOut.map(({ kind, key }) => [kind, key])).toEqual([
    ["form field", "y"],
    ["form field", "#2"],
  ]);
});

test.each(["__proto__", "a.constructor", "1x", "a b", 'x"onfocus="', ""])("no field is named %j", (Name) => {
  expect(read({ Name: "f", Fields: [{ Name, Component: "text" }] }).data).toBeNull();
});

test("what is no form is null", () => {
  for (const form of [undefined, null, "form", {}, { Name: "f" }, { Name: "f", Fields: {} }])
    expect(read(form).data).toBeNull();
});

test("a member of a form that is missing, null, odd or new costs itself", () => {
  const form = {
    Name: "contact",
    Errors: { required: "Il nous le faut." },
    Fields: [
      {
        Name: "message",
        Component: "textarea",
        Label: "Votre message",
        Params: { required: 1, hint: "En quelques mots", maxLength: "500", min: "2026-01-01" },
        Errors: { tooLong: "Plus court." },
      },
      { Name: "animal", Component: "choices", Label: "Animal", Choices: [{ value: "dog", label: "Chien" }] },
    ],
  };
  const parts = ["Name", "Component", "VModel", "Choices.*.value", "Choices.*.label"];
  const identities = ["Name", "Fields", ...parts.map((part) => `Fields.*.${part}`)];
  const losses = collateralLosses(contentFormSchema, form, identities);
  expect(losses.filter((loss) => !/^(Name|Fields) /.test(loss))).toEqual([]);
});
