import { api } from "../../../shared/api/api.ts";
import type { DeliveryTerm, ShopCountry } from "../../../shared/country/country.ts";
import type { CountryInput } from "../../../shared/country/country-form.ts";
import { countryTexts } from "../../../shared/country/texts.ts";
import { shopCountries } from "../../../shared/identity.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import css from "./country-choice.module.css";

const t = translator(countryTexts);

export interface CountryChoiceProps {
  chosen: ShopCountry;
  terms: readonly DeliveryTerm[];
  returnTo: string;
}

export function CountryChoice({ chosen, terms, returnTo }: CountryChoiceProps) {
  return (
    <form className="stack-3" action={api.country} method="post">
      <input type="hidden" name={"returnTo" satisfies CountryInput} value={returnTo} />
      {shopCountries.map((country) => {
        const term = terms.find((one) => one.country === country);
        return (
          <button
            key={country}
            type="submit"
            className={css.option}
            name={"country" satisfies CountryInput}
            value={country}
          >
            <span className="strong">
              {t(`countries.${country}`)} <span className={`note ${css.language}`}>{t("language")}</span>
            </span>
            {term?.lines.map((line) => (
              <span key={line} className={`note ${css.term}`}>
                {line}
              </span>
            ))}
            {country === chosen && (
              <span className={css.current}>
                <CheckIcon size={18} /> {t("current")}
              </span>
            )}
          </button>
        );
      })}
    </form>
  );
}
