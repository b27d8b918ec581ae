import { island } from "../../../../engine/islands/island.tsx";
import { addToCartAnchor } from "../../../../shared/api/api.ts";
import type { SourceItemList } from "../../../../shared/cart/source-item-list.ts";
import type { Frequency } from "../../../../shared/frequency/frequency.ts";
import { carriedPurchases, choiceQuery } from "../../../../shared/product/buy-box/carried-choice.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { isInStock, isSellable } from "../../../../shared/product/product-rules.ts";
import type { ProductView } from "../../../../shared/product/product-view.ts";
import { href } from "../../../../shared/routes.ts";
import { addToParcelHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { loadCartChanges } from "../../cart/add-to-cart.ts";
import { refusalText } from "../../cart/cart-calls.ts";
import { AddToCart } from "./add-to-cart.tsx";
import css from "./buy-box.module.css";
import { productScreenTexts } from "./buy-box.texts.ts";
import { PriceBlock } from "./price-block.tsx";
import { formatHref, ProductFormats } from "./product-formats.tsx";

const t = translator(productScreenTexts);

export interface BuyBoxProps {
  product: ProductView;
  variant: Variant;
  frequencies: readonly Frequency[];
  sourceItemList: SourceItemList;
  today: string;
  draft: Record<string, string>;
  problem: string | undefined;
  returnTo?: string;
  isSample?: boolean;
  offersParcel?: boolean;
}

export function BuyBox(props: BuyBoxProps) {
  const { product, variant, sourceItemList, returnTo } = props;
  const { slug, variants } = product;
  return (
    <div className={css.box}>
      {returnTo === undefined && (
        <ProductFormats
          slug={slug}
          variants={variants}
          selectedCode={variant.code}
          sourceItemList={sourceItemList}
        />
      )}
      <PriceBlock variant={variant} variants={variants} />
      <Purchase {...props} />
    </div>
  );
}

/** Loaded from here, because the build makes the files of every page fit what their scripts import. @throws if it cannot open */
export async function addFrom(link: HTMLAnchorElement): Promise<void> {
  const { quickAdd } = await import("../quick-add/mount-quick-add.tsx");
  return quickAdd(link);
}

/** Belongs in this file, so that the product page loads no further chunk. @throws if nothing was sent */
export async function addTogether(form: HTMLFormElement): Promise<void> {
  const { cartTab } = await loadCartChanges();
  if (sending.has(form)) return;
  sending.add(form);
  form.ariaBusy = "true";
  const { packs, sourceItemList } = Object.fromEntries(new FormData(form));
  const message = await cartTab()
    .addTogether({ packs: String(packs), sourceItemList })
    .then((added) => added?.message, refusalText);
  form.querySelector("[role=status]")?.replaceChildren(message ?? "");
  form.querySelector("a")?.removeAttribute("hidden");
  form.ariaBusy = null;
  sending.delete(form);
}

/** Forms being sent; `ariaBusy` does not tell, because another format of the product resets it. */
const sending = new WeakSet<HTMLFormElement>();

function Purchase({
  product,
  variant,
  frequencies,
  sourceItemList,
  today,
  draft,
  problem,
  returnTo,
  isSample,
  offersParcel,
}: BuyBoxProps) {
  if (!variant.isInStock) {
    return (
      <>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Notice tone="info">
          <strong>{t("buy.soldOut")}.</strong>{" "}
          {t(isInStock(product) ? "buy.soldOutDetail" : "buy.allSoldOut")}
        </Notice>
      </>
    );
  }
  if (!isSellable(variant)) return <Notice tone="info">{t("buy.notForSale")}</Notice>;
  return (
    <>
      <AddToCart
        key={product.slug}
        product={href("produits-product-format", { product: product.slug })}
        variant={variant}
        frequencies={frequencies}
        sourceItemList={sourceItemList}
        today={today}
        draft={draft}
        problem={problem}
        returnTo={returnTo ?? formatHref(product.slug, variant, sourceItemList)}
        isSample={isSample}
        barName={product.name}
        formats={
          isSample
            ? undefined
            : {
                variants: product.variants,
                hrefOf: (other, quantity) =>
                  onceHref(formatHref(product.slug, other, sourceItemList), quantity),
              }
        }
      />
      {offersParcel && (
        <p className={css.parcel}>
          <ButtonLink look="outline" href={addToParcelHref(variant.code)} rel="nofollow">
            {t("buy.parcel")}
          </ButtonLink>
        </p>
      )}
      <p className={css.stock}>
        <CheckIcon size={18} />
        {t("buy.inStock")}
      </p>
    </>
  );
}

function onceHref(address: string, quantity: number): string {
  const [path = "", query] = address.split("?");
  const params = new URLSearchParams(query);
  params.set(choiceQuery.purchase, carriedPurchases["one-off"]);
  params.set(choiceQuery.quantity, String(quantity));
  return `${path}?${params}#${addToCartAnchor}`;
}

export const BuyBoxIsland = island(BuyBox, { when: "touch", follows: true });
