import type { AnimalKind } from "../../../../shared/animal/animal.ts";
import { ChoiceField } from "../../forms/fields/choice-field.tsx";
import { DependentField } from "../../forms/fields/dependent-field.tsx";
import type { SmartFieldProps } from "../../forms/fields/field-props.ts";
import { SearchedChoice } from "../../forms/fields/searched-choice.tsx";
import { SmartField } from "../../forms/fields/smart-field.tsx";
import { BodyPicture } from "./body-picture.tsx";

export interface AnimalFieldProps extends SmartFieldProps {
  kind: AnimalKind;
}

export function AnimalField(props: AnimalFieldProps) {
  if (!props.field.onlyWith) return <Control {...props} />;
  return (
    <DependentField field={props.field} inputs={props.inputs}>
      <Control {...props} />
    </DependentField>
  );
}

function Control({ kind, ...props }: AnimalFieldProps) {
  switch (props.field.name) {
    case "breed":
      return <SearchedChoice {...props} />;
    case "condition":
      return <ChoiceField {...props} pictureOf={(level) => <BodyPicture kind={kind} level={level} />} />;
    default:
      return <SmartField {...props} />;
  }
}
