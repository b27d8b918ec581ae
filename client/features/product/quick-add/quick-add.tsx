import { useState } from "react";
import type { ProductToAdd } from "../../../../shared/api/api.ts";
import type { SourceItemList } from "../../../../shared/cart/source-item-list.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProductTitle } from "../../../ui/product-title.tsx";
import { Select } from "../../../ui/select.tsx";
import { AddToCart } from "../buy-box/add-to-cart.tsx";
import css from "../buy-box/buy-box.module.css";
import { PriceBlock } from "../buy-box/price-block.tsx";
import { productTexts } from "../texts.ts";

const t = translator(productTexts);

export interface QuickAddProps {
  product: ProductToAdd;
  sourceItemList: SourceItemList;
  open: boolean;
  onClose: () => void;
}

export function QuickAdd({ product, sourceItemList, open, onClose }: QuickAddProps) {
  const { name, slug, variants, frequencies, today } = product;
  const [first] = variants;
  const [code, setCode] = useState(first?.code);
  const variant = variants.find((one) => one.code === code) ?? first;
  const path = href("produits-product-format", { product: slug });
  return (
    <Dialog open={open} onClose={onClose} title={<ProductTitle name={name} />}>
      {variant ? (
        <div className={css.box}>
          {variants.length > 1 && (
            <Select
              id="format-rapide"
              label={t("format")}
              choices={variants.map((one) => ({ value: one.code, label: unbroken(one.name) }))}
              value={variant.code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
          <PriceBlock variant={variant} variants={variants} />
          <AddToCart
            product={path}
            variant={variant}
            frequencies={frequencies}
            sourceItemList={sourceItemList}
            returnTo={path}
            today={today}
            draft={{}}
            problem={undefined}
            place="rapide"
          />
          <p>
            <a href={path}>{t("details")}</a>
          </p>
        </div>
      ) : (
        <p>{t("soldOut")}</p>
      )}
    </Dialog>
  );
}
