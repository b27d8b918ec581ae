import type { Cart, CartLine } from "../../../shared/cart/cart.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { frequencyOf } from "../../../shared/frequency/frequency.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import frame from "../../ui/frame.module.css";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./order-lines.module.css";

const t = translator(checkoutTexts);

/** Keyed by variant code. */
export type ShownProducts = Record<string, Pick<CartLine, "href" | "image">>;

export interface OrderLinesProps extends Pick<Cart, "lines" | "frequencies"> {
  products?: LatePart<ShownProducts>;
}

export function OrderLines({ lines, frequencies, products }: OrderLinesProps) {
  return (
    <ul className="stack-4">
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <span className={`contain ${frame.square} ${css.picture}`}>
            {products ? (
              <Late fallback={<Skeleton className={css.bone} />}>
                <LatePicture code={line.variantCode} products={products} />
              </Late>
            ) : (
              <LinePicture image={line.image} />
            )}
          </span>
          <div>
            <p className={css.name}>
              {products ? (
                <Late fallback={unbroken(line.productName)} broken={unbroken(line.productName)}>
                  <LateName line={line} products={products} />
                </Late>
              ) : (
                unbroken(line.productName)
              )}
            </p>
            <p className="note">
              {line.variantName && `${unbroken(line.variantName)}, `}
              {t("aside.quantity", { quantity: line.quantity ?? "–" })}
            </p>
            {line.subscriptionInterval !== null && line.subscriptionInterval > 0 && (
              <p className="note">{frequencyOf(line.subscriptionInterval, frequencies)}</p>
            )}
          </div>
          <p className={css.price}>
            <Price amount={line.total} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function LinePicture({ image }: Pick<CartLine, "image">) {
  return image && <Picture image={image} alt="" widths={[160]} sizes="4rem" />;
}

function LatePicture({ code, products }: { code: string; products: LatePart<ShownProducts> }) {
  return <LinePicture image={useLate(products)[code]?.image} />;
}

function LateName({ line, products }: { line: CartLine; products: LatePart<ShownProducts> }) {
  const { href } = useLate(products)[line.variantCode] ?? {};
  const name = unbroken(line.productName);
  return href ? <a href={href}>{name}</a> : name;
}
