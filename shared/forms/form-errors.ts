/** Where both are empty, the caller shows `generic.error`. */
export interface FormErrors {
  /** By name of the input: "shippingAddress.city". */
  fields: Partial<Record<string, string>>;
  /** Of the form as a whole. */
  form: string[];
}

export const noErrors: FormErrors = { fields: {}, form: [] };

export const formError = (text: string): FormErrors => ({ fields: {}, form: [text] });
