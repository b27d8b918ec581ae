export interface FormErrors {
  fields: Partial<Record<string, string>>;
  form: string[];
}

export const noErrors: FormErrors = { fields: {}, form: [] };

export const fieldError = (field: string, text: string): FormErrors => ({
  fields: { [field]: text },
  form: [],
});

export const formError = (text: string): FormErrors => ({ fields: {}, form: [text] });
