import type { ReactNode } from "react";
import { type FieldKind, takesSeveral } from "../../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../../shared/forms/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ChoiceGroup, ChoiceOption } from "../../../ui/choice-group.tsx";
import { AccountIcon, BagIcon, CheckIcon, icon, LockIcon } from "../../../ui/icons.tsx";
import { Select } from "../../../ui/select.tsx";
import type { SmartFieldProps } from "./field-props.ts";

const t = translator(formTexts);

const looks: Partial<Record<FieldKind, "boxes" | "buttons">> = {
  "toggle-boxes": "boxes",
  "toggle-buttons": "buttons",
};

interface ChoiceFieldProps extends SmartFieldProps {
  pictureOf?: (value: string) => ReactNode;
}

export function ChoiceField({ field, id, error, inputs, register, pictureOf }: ChoiceFieldProps) {
  const { name: path, kind, choices = [], required = false } = field;
  const chosen = [inputs[path] ?? field.value ?? []].flat();
  const texts = { id, label: field.label, hint: field.hint, error, optional: !required };
  if (kind === "choices" && field.type !== "radio" && field.type !== "checkbox") {
    return (
      <Select
        {...register(path)}
        {...texts}
        required={required}
        autoComplete={field.autocomplete}
        choices={[{ value: "", label: field.placeholder ?? t("forms.choose") }, ...choices]}
        defaultValue={chosen[0] ?? ""}
      />
    );
  }
  const type = takesSeveral(field) ? "checkbox" : "radio";
  return (
    <ChoiceGroup {...texts} look={looks[kind] ?? "list"}>
      {choices.map(({ value, label, description, icon, disabled }, place) => (
        <ChoiceOption
          key={value}
          id={place === 0 ? id : undefined}
          type={type}
          icon={pictureOf ? pictureOf(value) : <ChoiceIcon name={icon} />}
          description={description}
          {...register(path)}
          value={value}
          disabled={disabled ?? false}
          required={type === "radio" && required}
          defaultChecked={chosen.includes(value)}
        >
          {label}
        </ChoiceOption>
      ))}
    </ChoiceGroup>
  );
}

function ChoiceIcon({ name }: { name: string | null | undefined }) {
  const Icon = name ? choiceIcons.get(name) : undefined;
  return Icon && <Icon />;
}

const choiceIcons = new Map([
  ["account", AccountIcon],
  ["bag", BagIcon],
  ["cat", icon("M5 4l4 3.5h6L19 4v10a7 7 0 0 1-14 0zM9.5 12.5v.5M14.5 12.5v.5")],
  ["check", CheckIcon],
  [
    "dog",
    icon("M7 6.5 4 8v5l3 1.5M17 6.5 20 8v5l-3 1.5M7 6.5h10V15a5 5 0 0 1-10 0zM10 11v.5M14 11v.5M10.8 15h2.4"),
  ],
  ["lock", LockIcon],
]);
