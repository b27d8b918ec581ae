import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseSmartForm } from "../../../shared/forms/smart-form.ts";
import { ChoiceField } from "./choice-field.tsx";

const Choices = [
  { value: "dog", label: "Chien", icon: "dog" },
  { value: "cat", label: "Chat", icon: "constructor" },
  { value: "horse", label: "Cheval", disabled: true },
];

function htmlOf(field: Record<string, unknown>): string {
  const [parsed] =
    parseSmartForm({ Name: "animal", Fields: [{ Name: "kind", Choices, ...field }] })?.Fields ?? [];
  if (!parsed) throw new Error("the field is not well-formed");
  const register = <Name extends string>(name: Name) => ({
    name,
    ref() {},
    async onChange() {},
    async onBlur() {},
  });
  return renderToStaticMarkup(
    <ChoiceField field={parsed} id="kind" error={undefined} inputs={{}} register={register} />,
  );
}

test.each(["toggle-boxes", "toggle-buttons"])(
  "%s draw the sign of a choice where the shop has it",
  (Component) => {
    const labels = htmlOf({ Component }).match(/<label.*?<\/label>/g) ?? [];
    expect(labels.map((label) => /<svg[^>]*aria-hidden="true"/.test(label))).toEqual([true, false, false]);
  },
);

test.each([
  ["a list to unfold", { Component: "choices" }, /<option[^>]*value="(\w+)"[^>]*disabled=""/g],
  ["radios", { Component: "choices", Type: "radio" }, /<input[^>]*disabled=""[^>]*value="(\w+)"/g],
])("a choice that is disabled cannot be taken in %s", (_, field, disabled) => {
  expect([...htmlOf(field).matchAll(disabled)].map(([, value]) => value)).toEqual(["horse"]);
});
