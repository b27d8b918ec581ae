import type { SmartFieldProps } from "../forms/fields/field-props.ts";

const ignore = async () => {};

export const plainRegister: SmartFieldProps["register"] = (name) => ({
  name,
  onChange: ignore,
  onBlur: ignore,
  ref: () => {},
});
