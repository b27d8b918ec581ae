/** If both are empty, the caller shows `generic.error`. */
export interface FormErrors {
  fields: Partial<Record<string, string>>;
  form: string[];
}

export const noErrors: FormErrors = { fields: {}, form: [] };

export const formError = (text: string): FormErrors => ({ fields: {}, form: [text] });
