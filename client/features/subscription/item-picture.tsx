import type { Image } from "../../../shared/content/content.ts";
import { Picture } from "../../ui/picture.tsx";
import css from "./item-picture.module.css";

export function ItemPicture({ image, sizes }: { image: Image | null; sizes: string }) {
  return (
    <div className={css.frame}>
      {image && <Picture image={image} alt="" widths={[160, 320]} sizes={sizes} />}
    </div>
  );
}
