import type { ReactNode } from "react";
import { translator } from "../../../shared/text/translator.ts";
import css from "./further-places.module.css";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

interface FurtherPlacesProps {
  count: number;
  open?: boolean;
  children: ReactNode;
}

export function FurtherPlaces({ count, open, children }: FurtherPlacesProps) {
  return (
    <details open={open}>
      <summary className={css.head}>{t("further", { count })}</summary>
      {children}
    </details>
  );
}
