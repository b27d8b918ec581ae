import { type ReactNode, useMemo } from "react";
import type { FindText } from "../../../shared/forms/error-messages.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import {
  type SmartForm as Definition,
  type SmartField as FieldDefinition,
  type FormInputs,
  hasFile,
} from "../../../shared/forms/smart-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckedForm, type CheckedFormProps, fieldId } from "./checked-form.tsx";
import { FoldedFields } from "./fields/folded-fields.tsx";
import { SmartField } from "./fields/smart-field.tsx";
import css from "./smart-form.module.css";
import { tickedIn } from "./ticked-in.ts";

export interface SmartFormProps extends Pick<CheckedFormProps, "action" | "send" | "errors" | "draft"> {
  form: Definition;
  labels: { submit: string; pending: string };
  inputs?: FormInputs | undefined;
  find?: FindText;
  children?: ReactNode;
}

export function SmartForm({ form, labels, inputs = {}, find, children, ...props }: SmartFormProps) {
  const id = `form-${form.name}`;
  const rules = useMemo(() => smartFormRules(form, find), [form, find]);
  return (
    <CheckedForm
      {...props}
      id={id}
      encType={hasFile(form) ? "multipart/form-data" : undefined}
      fields={form.fields.map((field) => ({ path: field.name, label: summaryLabel(field) }))}
      rules={rules}
      ticked={tickedIn(form, inputs)}
    >
      {({ register, errorAt, pending }) => (
        <>
          {form.fields.map((field) => {
            const shown = (one: FieldDefinition) => (
              <SmartField
                key={one.name}
                field={one}
                id={fieldId(id, one.name)}
                error={errorAt(one.name)}
                inputs={inputs}
                register={register}
              />
            );
            const { folded } = form;
            if (!folded?.names.includes(field.name)) return shown(field);
            if (folded.names.at(-1) !== field.name) return null;
            const within = form.fields.filter(({ name }) => folded.names.includes(name));
            const isUsed = within.some(({ name }) => errorAt(name) || inputs[name]);
            return (
              <FoldedFields key={field.name} label={folded.label} isUsed={isUsed}>
                {within.map(shown)}
              </FoldedFields>
            );
          })}
          {children}
          <Button className={css.submit} pending={pending}>
            {pending ? labels.pending : labels.submit}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

const summaryLabel = ({ label, link, errors }: FieldDefinition) =>
  errors?.accept ? "" : [label, link?.name].filter(Boolean).join(" ");
