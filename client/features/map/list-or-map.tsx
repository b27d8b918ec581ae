import { translator } from "../../../shared/text/translator.ts";
import css from "./list-or-map.module.css";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

export type PlacesView = "list" | "map";

export interface ListOrMapProps {
  view: PlacesView;
  onChoose: (view: PlacesView) => void;
  className?: string | undefined;
}

export function ListOrMap({ view, onChoose, className }: ListOrMapProps) {
  return (
    <fieldset
      className={className ? `${css.views} needs-scripts ${className}` : `${css.views} needs-scripts`}
      aria-label={t("views.label")}
    >
      {(["list", "map"] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={css.view}
          aria-pressed={view === one}
          onClick={() => onChoose(one)}
        >
          {t(`views.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
