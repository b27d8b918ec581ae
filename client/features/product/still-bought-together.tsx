import { use } from "react";
import { Late } from "../../ui/late.tsx";
import { KeptHtml } from "../../ui/still-html.tsx";
import css from "./bought-together.module.css";

interface StillBoughtTogetherProps {
  /** As the worker wrote it; empty where nothing is often bought with the product, undefined where it stands in the document. */
  html: Promise<string | undefined>;
}

/** What is often bought with a product: it comes late, needs no scripts, and may not come at all. */
export function StillBoughtTogether(props: StillBoughtTogetherProps) {
  return (
    <Late fallback={null}>
      <Written {...props} />
    </Late>
  );
}

function Written({ html }: StillBoughtTogetherProps) {
  const written = use(html);
  return written === "" ? null : (
    <KeptHtml name="bought-together" html={written} className={css.still} follows />
  );
}
