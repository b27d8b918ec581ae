import type { SmartFieldProps } from "../forms/field-props.ts";

const ignore = async () => {};

/** For fields whose form is read when it is submitted: nothing is followed while it is filled in. */
export const plainRegister: SmartFieldProps["register"] = (name) => ({
  name,
  onChange: ignore,
  onBlur: ignore,
  ref: () => {},
});
