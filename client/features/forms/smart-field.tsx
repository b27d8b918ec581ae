import { acceptedFiles, largestFile } from "../../../shared/forms/file-rules.ts";
import { formatSize } from "../../../shared/forms/form-fields.ts";
import { pathOf } from "../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BirthdayField } from "./birthday-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { dayOf, inputOf, type SmartFieldProps } from "./field-props.ts";
import { PhoneField } from "./phone-field.tsx";
import css from "./smart-form.module.css";

const t = translator(formTexts);

/** Plain inputs, so that the form works without scripts. */
export function SmartField(props: SmartFieldProps) {
  const { field, id, error, inputs, register } = props;
  const { Params } = field;
  const path = pathOf(field);
  const { ref, ...handlers } = register(path);
  const value = inputOf(inputs, path) ?? Params.value;
  const texts = { id, label: field.Label, hint: Params.hint, error, optional: !Params.required };
  const control = {
    ...texts,
    ...handlers,
    ref,
    placeholder: Params.placeholder,
    autoComplete: Params.autocomplete,
    inputMode: Params.inputmode,
    minLength: Params.minLength,
    maxLength: Params.maxLength,
  };
  switch (field.Component) {
    case "title":
      return <h3 className={css.heading}>{field.Label}</h3>;
    case "hidden":
      return <input type="hidden" {...handlers} ref={ref} defaultValue={value} />;
    case "text":
      return <TextField {...control} type={field.Type ?? "text"} defaultValue={value} />;
    case "password":
      return <PasswordField {...control} strength={Params.strength} />;
    case "textarea":
      return <TextArea {...control} defaultValue={value} />;
    case "number":
      return (
        <TextField
          {...control}
          inputMode={Params.inputmode ?? (Params.step === 1 ? "numeric" : "decimal")}
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
          autoComplete={Params.autocomplete}
          min={dayOf(Params.min)}
          max={dayOf(Params.max)}
          defaultValue={value?.slice(0, 10)}
        />
      );
    case "phone":
      return (
        <PhoneField
          {...texts}
          {...{ inputs, register, value }}
          name={path}
          autoComplete={Params.autocomplete ?? "tel"}
          placeholder={Params.placeholder}
          countries={Params.countries}
          country={Params.country}
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
          optional={!Params.required}
          defaultChecked={Boolean(value)}
        >
          {field.Label}
          {Params.link && (
            <>
              {" "}
              <SmartLink link={Params.link} />
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
          hint={[Params.hint, t("forms.file.hint", { size: formatSize(Params.maxSize ?? largestFile) })]
            .filter(Boolean)
            .join(" ")}
        />
      );
  }
}
