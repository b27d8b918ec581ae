import { type ChangeEvent, useState } from "react";
import { addressTexts } from "../../../shared/address/texts.ts";
import { addressLine, townOnLabel } from "../../../shared/text/address-text.ts";
import { translator } from "../../../shared/text/translator.ts";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";
import css from "./address-fields.module.css";

const t = translator(addressTexts);

/** Hint with the town as the parcel label prints it: capitals lose their accents. */
export function TownField({ onChange, defaultValue, ...props }: TextFieldProps) {
  const [town, setTown] = useState(() => addressLine(String(defaultValue ?? "")));
  const label = townOnLabel(town);
  return (
    <div className="stack-2">
      <TextField
        {...props}
        defaultValue={defaultValue}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          setTown(addressLine(event.target.value));
        }}
      />
      <p className={`note ${css.note}`} role="status">
        {label !== town && t("forms.address.city.onLabel", { town: label })}
      </p>
    </div>
  );
}
