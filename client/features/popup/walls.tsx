import type { Shell } from "../../page-data.ts";
import { CountryWall } from "../country/country-wall.tsx";
import { LanguageWall } from "../country/language-wall.tsx";
import { popups } from "./popups.ts";

export function askWalls({ countryWall, languageWall }: Pick<Shell, "countryWall" | "languageWall">): void {
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
