import type { PopupData } from "../../../shared/popup/popup-data.ts";
import { CountryWall } from "../country/country-wall.tsx";
import { LanguageWall } from "../country/language-wall.tsx";
import { popups } from "./popups.ts";

export function askWalls({ countryWall, languageWall }: PopupData): void {
  if (countryWall) {
    popups.ask({
      kind: "country",
      waits: true,
      render: (stage) => <CountryWall {...countryWall} {...stage} />,
    });
  }
  if (languageWall) {
    popups.ask({
      kind: "language",
      waits: true,
      render: (stage) => <LanguageWall {...languageWall} {...stage} />,
    });
  }
}
