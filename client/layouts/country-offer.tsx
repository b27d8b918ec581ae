import type { ShopCountry } from "../../shared/country/country.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./announcement.module.css";

const t = translator(countryTexts);

export function CountryOffer({ detected }: { detected: string }) {
  return (
    <noscript>
      <aside className={`${css.announcement} ${css.open}`} aria-label={t("wall.title")}>
        {`${t.find(`detected.${detected as ShopCountry}`) ?? t("detected.other")} `}
        <a href={href("pays-et-langue")}>{t("wall.title")}</a>
      </aside>
    </noscript>
  );
}
