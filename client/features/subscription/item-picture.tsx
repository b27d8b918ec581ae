import type { Image } from "../../../shared/content/content.ts";
import frame from "../../ui/frame.module.css";
import { Picture } from "../../ui/picture.tsx";

export function ItemPicture({ image, sizes }: { image: Image | null; sizes: string }) {
  return (
    <div className={`contain ${frame.square}`}>
      {image && <Picture image={image} alt="" widths={[160, 320]} sizes={sizes} />}
    </div>
  );
}
