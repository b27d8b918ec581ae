import { productPageTexts } from "../../../../shared/product/product-page.texts.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import css from "./old-product.module.css";

const t = translator(productPageTexts);

export function OldProduct({ heir }: { heir: string | null | undefined }) {
  return (
    <div className={css.old}>
      <h2 className="title-s">{t("old.title")}</h2>
      <p>{t("old.text")}</p>
      {heir && (
        <ButtonLink href={href("produits-product-format", { product: heir })}>{t("old.heir")}</ButtonLink>
      )}
    </div>
  );
}
