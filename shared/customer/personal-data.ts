import * as z from "zod/mini";
import type { FormInputs } from "../forms/smart-form.ts";

export const personalDataSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(["m", "f", ""]),
  birthday: z.string(),
  email: z.string(),
  isUnverified: z.boolean(),
  subscribedToNewsletter: z.boolean(),
  communicationLanguage: z.string(),
});

export type PersonalData = z.infer<typeof personalDataSchema>;

export const identityInputs = ({ gender, firstName, lastName, birthday }: PersonalData): FormInputs => ({
  gender: gender || noGender,
  firstName,
  lastName,
  birthday,
});

export const communicationInputs = ({
  subscribedToNewsletter,
  communicationLanguage,
}: PersonalData): FormInputs => ({
  ...(subscribedToNewsletter ? { subscribedToNewsletter: "on" } : {}),
  ...(communicationLanguage ? { communicationLanguage } : {}),
});

/** The API's value for a customer without a title. */
export const noGender = "u";
