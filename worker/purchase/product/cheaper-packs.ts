import type { CheaperPacks } from "../../../shared/cart/cart.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import { sameForLessTexts } from "../../../shared/product/buy-box/same-for-less.texts.ts";
import { type PaidPrice, sameForLess } from "../../../shared/product/buy-box/same-for-less.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { visibleVariants } from "../../../shared/product/product-rules.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";

const t = translator(sameForLessTexts);

interface Line {
  code: string;
  quantity: number | null;
  unitPrice: number | null;
  paid: PaidPrice;
}

/** Whole minor units; an unknown value is null. */
interface Fees {
  /** Value of the goods of each order and parcel that holds the line. */
  goods: readonly (number | null)[];
  /** Amounts from which a fee falls away. */
  freeFrom: readonly (number | null | undefined)[];
}

/**
 * Null unless the line costs what the catalogue says and no fee comes back, because the saving must be what the
 * shopper saves.
 */
export function cheaperPacks(
  product: Pick<ProductSummary, "variants">,
  line: Line,
  fees: Fees,
): CheaperPacks | null {
  const { code, quantity, unitPrice, paid } = line;
  const variant = product.variants.find((one) => one.code === code);
  if (!variant || quantity === null || unitPrice === null || unitPrice !== variant[paid]) return null;
  const same = sameForLess(visibleVariants(product), variant, quantity, paid);
  if (!same || losesFreeFee(same.saving, fees)) return null;
  const { format, bags, saving } = same;
  const packs = bags > 1 ? t("packs", { quantity: bags, name: format.name }) : format.name;
  return {
    variantCode: format.code,
    quantity: bags,
    text: t(paid === "price" ? "once" : "perParcel", {
      packs: unbroken(packs),
      saving: formatMoney(saving),
    }),
  };
}

const losesFreeFee = (saving: number, { goods, freeFrom }: Fees): boolean =>
  freeFrom.some(
    (from) =>
      from != null &&
      goods.some(
        (value) => value === null || Number.isNaN(value) || (value >= from && value - saving < from),
      ),
  );
