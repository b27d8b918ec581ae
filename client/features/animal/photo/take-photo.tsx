import type { ChangeEvent } from "react";
import { photoTexts } from "../../../../shared/animal/photo/photo.texts.ts";
import { acceptedPhotos } from "../../../../shared/animal/photo/photo-type.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { icon } from "../../../ui/icons.tsx";
import css from "./photo-form.module.css";

const t = translator(photoTexts);

const CameraIcon = icon(
  "M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 16.500a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600",
);

/** Only shown on touch devices: elsewhere `capture` opens the same file picker. */
export function TakePhoto({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <label className={buttonClass({ look: "outline" }, css.take)}>
      <CameraIcon size={20} />
      {t("take")}
      <input type="file" accept={acceptedPhotos} capture="environment" onChange={onChange} />
    </label>
  );
}
