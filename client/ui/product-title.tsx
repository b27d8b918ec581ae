import { titleOf } from "../../shared/product/product-title.ts";
import { cut } from "../../shared/text/text.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import css from "./product-title.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Characters: three lines of a card on a phone. */
const longest = 48;

interface ProductTitleProps {
  name: string;
  /** Shows a long recipe to its end; assistive technology always gets all of it. */
  whole?: boolean;
}

export function ProductTitle({ name, whole = false }: ProductTitleProps) {
  const { audience, recipe } = titleOf(name);
  const shown = whole || recipe.length <= longest ? recipe : cut(recipe, longest).slice(0, -1);
  return (
    <>
      {audience && (
        <>
          <span className={css.audience}>{unbroken(audience)}</span>
          <VisuallyHidden> – </VisuallyHidden>
        </>
      )}
      <span className={css.recipe}>
        {unbroken(shown)}
        {shown.length < recipe.length && (
          <>
            <span aria-hidden="true">…</span>
            <VisuallyHidden>{recipe.slice(shown.length)}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
}
