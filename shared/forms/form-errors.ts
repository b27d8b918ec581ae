export interface FormErrors {
  fields: Partial<Record<string, string>>;
  form: string[];
}

export const noErrors: FormErrors = { fields: {}, form: [] };

export const formError = (text: string): FormErrors => ({ fields: {}, form: [text] });
