import type { DeliveryTerm, ShopCountry } from "../../../shared/country/country.ts";
import { countryTexts } from "../../../shared/country/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CountryChoice } from "../../features/country/country-choice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import css from "./country-screen.module.css";

const t = translator(countryTexts);

export interface CountryScreenProps {
  chosen: ShopCountry;
  terms: DeliveryTerm[];
  /** The page that led here. */
  returnTo: string;
}

export function CountryScreen(props: CountryScreenProps) {
  return (
    <div className={css.screen}>
      <PageTitle title={t("title")} />
      <div className="stack-5 page-width">
        <p>{t("intro")}</p>
        <CountryChoice {...props} />
        <p className="note">{t("changes")}</p>
      </div>
    </div>
  );
}
