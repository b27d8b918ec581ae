import { acceptedFiles, largestFile } from "../../../../shared/forms/file-rules.ts";
import type { SmartField as FieldDefinition } from "../../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../../shared/forms/texts.ts";
import { formatSize } from "../../../../shared/text/format-size.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SmartLink } from "../../../ui/smart-link.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import css from "../smart-form.module.css";
import { BirthdayField } from "./birthday-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { inputOf, type SmartFieldProps, useDays } from "./field-props.ts";
import { PhoneField } from "./phone-field.tsx";

const t = translator(formTexts);

export function SmartField(props: SmartFieldProps) {
  const { field, id, error, inputs, register } = props;
  const path = field.name;
  const { ref, ...handlers } = register(path);
  const value = inputOf(inputs, path) ?? field.value;
  const days = useDays(field);
  const texts = { id, label: field.label, hint: field.hint, error, optional: !field.required };
  const control = {
    ...texts,
    ...handlers,
    ref,
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
    minLength: field.minLength,
  };
  switch (field.kind) {
    case "title":
      return <h3 className={css.heading}>{field.label}</h3>;
    case "hidden":
      return <input type="hidden" {...handlers} ref={ref} defaultValue={value} />;
    case "text":
      return <TextField {...control} type={field.type ?? "text"} defaultValue={value} />;
    case "password":
      return <PasswordField {...control} strength={field.strength} />;
    case "textarea":
      return <TextArea {...control} defaultValue={value} />;
    case "number":
      return (
        <TextField
          {...control}
          inputMode={field.inputmode ?? (field.step === 1 ? "numeric" : "decimal")}
          unit={field.type === "weight" ? "kg" : undefined}
          defaultValue={value}
        />
      );
    case "date":
      return (
        <TextField
          {...texts}
          {...handlers}
          {...{ ref }}
          type="date"
          autoComplete={field.autocomplete}
          {...days}
          defaultValue={value?.slice(0, 10)}
        />
      );
    case "phone":
      return (
        <PhoneField
          {...texts}
          {...{ inputs, register, value }}
          name={path}
          autoComplete={field.autocomplete ?? "tel"}
          placeholder={field.placeholder}
          countries={field.countries}
          country={field.country}
        />
      );
    case "birthday":
      return <BirthdayField {...props} />;
    case "checkbox":
      return (
        <Checkbox
          {...handlers}
          {...{ ref }}
          id={id}
          error={error}
          optional={!field.required}
          defaultChecked={Boolean(value)}
        >
          {field.links ? labelWithLinks(field.label, field.links) : field.label}
          {field.link && (
            <>
              {" "}
              <SmartLink link={field.link} />
            </>
          )}
        </Checkbox>
      );
    case "choices":
    case "toggle-boxes":
    case "toggle-buttons":
      return <ChoiceField {...props} />;
    case "file":
      return (
        <FileField
          {...texts}
          {...handlers}
          {...{ ref }}
          accept={acceptedFiles}
          hint={[field.hint, t("forms.file.hint", { size: formatSize(field.maxSize ?? largestFile) })]
            .filter(Boolean)
            .join(" ")}
        />
      );
  }
}

const labelWithLinks = (label: string, links: NonNullable<FieldDefinition["links"]>) =>
  label.split("[]").flatMap((text, place) => {
    const link = links[place];
    return link ? [text, <SmartLink key={link.to} link={link} />] : text;
  });
