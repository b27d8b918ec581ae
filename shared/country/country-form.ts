import * as z from "zod/mini";
import { fieldRules, type InputName } from "../forms/form-rules.ts";
import { shopCountries } from "../identity.ts";
import { translator } from "../text/translator.ts";
import { countryTexts } from "./texts.ts";

const t = translator(countryTexts);

export const countryForm = fieldRules(
  "country",
  z.object({
    country: z.enum(shopCountries, { error: t("badChoice") }),
    returnTo: z.catch(z.string(), ""),
  }),
);

export type CountryInput = InputName<typeof countryForm>;
