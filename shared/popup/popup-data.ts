import type { DeliveryTerm, ShopCountry } from "../country/country.ts";
import type { WallLanguage } from "../country/language.ts";
import type { SenderProps } from "../forms/bot-check.ts";

export interface PopupData {
  countryWall?: { detected: string; chosen: ShopCountry; terms: DeliveryTerm[] } | undefined;
  languageWall?: { language: WallLanguage; site: string } | undefined;
  exitIntent?: false | undefined;
  /** Absent if there is no newsletter: its popups are not shown. */
  newsletter?: SenderProps | undefined;
}
