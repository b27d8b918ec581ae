import { use } from "react";
import { Late } from "../../ui/late.tsx";
import { StillHtml } from "../../ui/still-html.tsx";
import css from "./bought-together.module.css";

interface StillBoughtTogetherProps {
  /** As the worker wrote it; empty where nothing is often bought with the product. */
  html: Promise<string>;
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
  return written ? <StillHtml html={written} className={css.still} /> : null;
}
