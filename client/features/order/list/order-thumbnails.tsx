import frame from "../../../ui/frame.module.css";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { ShownProducts } from "../order-lines.tsx";
import css from "./order-thumbnails.module.css";

interface OrderThumbnailsProps {
  items: readonly { code: string }[];
  products: LatePart<ShownProducts>;
}

export function OrderThumbnails({ items, products }: OrderThumbnailsProps) {
  return (
    <div className={`row-2 ${css.row}`}>
      {items.map(({ code }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a code may repeat, and the list never changes.
        <span key={place} className={`contain ${frame.square} ${css.frame}`}>
          <Late fallback={<Skeleton className={css.bone} />}>
            <Thumbnail code={code} products={products} />
          </Late>
        </span>
      ))}
    </div>
  );
}

function Thumbnail({ code, products }: { code: string; products: LatePart<ShownProducts> }) {
  const { image } = useLate(products)[code] ?? {};
  return image && <Picture image={image} alt="" widths={[160]} sizes="4.5rem" />;
}
