import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SmartField } from "../../../../shared/forms/smart-form.ts";
import { ChoiceField } from "./choice-field.tsx";

const choices = [
  { value: "dog", label: "Chien", icon: "dog" },
  { value: "cat", label: "Chat", icon: "constructor" },
  { value: "horse", label: "Cheval", disabled: true },
];

function htmlOf(more: Pick<SmartField, "kind" | "type">): string {
  const field: SmartField = { name: "animal", label: "Animal", choices, ...more };
  const register = <Name extends string>(name: Name) => ({
    name,
    ref() {},
    async onChange() {},
    async onBlur() {},
  });
  return renderToStaticMarkup(
    <ChoiceField field={field} id="kind" error={undefined} inputs={{}} register={register} />,
  );
}

test.each(["toggle-boxes", "toggle-buttons"] as const)(
  "%s draw the sign of a choice where the shop has it",
  (kind) => {
    const labels = htmlOf({ kind }).match(/<label.*?<\/label>/g) ?? [];
    expect(labels.map((label) => /<svg[^>]*aria-hidden="true"/.test(label))).toEqual([true, false, false]);
  },
);

test.each<[string, Pick<SmartField, "kind" | "type">, RegExp]>([
  ["a list to unfold", { kind: "choices" }, /<option[^>]*value="(\w+)"[^>]*disabled=""/g],
  ["radios", { kind: "choices", type: "radio" }, /<input[^>]*disabled=""[^>]*value="(\w+)"/g],
])("a choice that is disabled cannot be taken in %s", (_, field, disabled) => {
  expect([...htmlOf(field).matchAll(disabled)].map(([, value]) => value)).toEqual(["horse"]);
});
