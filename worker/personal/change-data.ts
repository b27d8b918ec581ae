import {
  communicationInputs,
  identityInputs,
  noGender,
  type PersonalData,
} from "../../shared/customer/personal-data.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { textOf } from "../forms/posted.ts";
import type { CustomerChange } from "../upstream/ecommerce/customer/customer-calls.ts";

export interface DataForm {
  read: (values: FormValues, data: PersonalData) => Partial<PersonalData>;
  inputs: (data: PersonalData) => FormInputs;
}

export const identity: DataForm = {
  read: ({ gender, firstName, lastName, birthday }) => ({
    gender: gender === "m" || gender === "f" ? gender : "",
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    birthday: textOf(birthday).slice(0, 10),
  }),
  inputs: identityInputs,
};

export const communications: DataForm = {
  read: ({ subscribedToNewsletter, communicationLanguage }, data) => ({
    subscribedToNewsletter: subscribedToNewsletter === true,
    // The form has no language field if only one language is offered.
    communicationLanguage: textOf(communicationLanguage) || data.communicationLanguage,
  }),
  inputs: communicationInputs,
};

export function changeOf(before: PersonalData, after: PersonalData): CustomerChange {
  const former = new Map<string, unknown>(Object.entries(inWordsOfApi(before)));
  return Object.fromEntries(
    Object.entries(inWordsOfApi(after)).filter(([name, value]) => former.get(name) !== value),
  );
}

const inWordsOfApi = ({ email: _email, isUnverified: _state, gender, birthday, ...others }: PersonalData) =>
  ({ ...others, gender: gender || noGender, birthday: birthday || null }) satisfies CustomerChange;

export const textsOf = (inputs: FormInputs, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      typeof value === "string" && value && fields.includes(name) ? [[name, value]] : [],
    ),
  );
