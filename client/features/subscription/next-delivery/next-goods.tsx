import { formatAmount } from "../../../../shared/money/money.ts";
import type {
  CustomerSubscription,
  SubscriptionItem,
} from "../../../../shared/subscription/customer-subscription.ts";
import { subscriptionTexts } from "../../../../shared/subscription/subscription.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Badge } from "../../../ui/badge.tsx";
import frame from "../../../ui/frame.module.css";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { ShownProducts } from "../../order/order-lines.tsx";
import { ChangeButton, ChangeLink, type LinkTo } from "../change-link.tsx";
import { NextAmounts } from "./next-amounts.tsx";
import css from "./next-goods.module.css";

const t = translator(subscriptionTexts);

interface NextGoodsProps {
  subscription: CustomerSubscription;
  products: LatePart<ShownProducts>;
  linkTo: LinkTo;
}

export function NextGoods({ subscription, products, linkTo }: NextGoodsProps) {
  const { items } = subscription;
  const recurring = items.filter(({ once }) => !once);
  return (
    <section className={css.goods} aria-labelledby="articles">
      <div className={css.lines}>
        <h2 className="title-s" id="articles">
          {t("goods.title")}
        </h2>
        {items.length === 0 && <p className="note">{t("goods.empty")}</p>}
        <ul className={`stack-4 ${css.list}`}>
          {items.map((item) => (
            <li key={item.id} className={css.line} data-missing={!item.available || undefined}>
              <span className={`contain ${frame.square} ${css.picture}`}>
                <Late fallback={<Skeleton className={css.bone} />}>
                  <LinePicture variant={item.variant} products={products} />
                </Late>
              </span>
              <Line item={item} />
              <p className={css.price}>{item.available ? formatAmount(item.subtotal) : "–"}</p>
              <Ways item={item} canGo={item.once || recurring.length > 1} linkTo={linkTo} />
            </li>
          ))}
        </ul>
        <ChangeButton to={linkTo("ajouter")}>{t("goods.ajouter")}</ChangeButton>
      </div>
      <div className={css.amounts}>
        <NextAmounts subscription={subscription} linkTo={linkTo} />
      </div>
    </section>
  );
}

type LinePictureProps = Pick<SubscriptionItem, "variant"> & Pick<NextGoodsProps, "products">;

function LinePicture({ variant, products }: LinePictureProps) {
  const { image } = useLate(products)[variant ?? ""] ?? {};
  return image && <Picture image={image} alt="" widths={[160]} sizes="4.5rem" />;
}

function Line({ item }: { item: SubscriptionItem }) {
  const { productName, variantName, quantity, once, available } = item;
  return (
    <div className={css.words}>
      <p className={css.name}>{unbroken(productName)}</p>
      <p className="note">
        {[unbroken(variantName), t("goods.quantity", { quantity: quantity ?? "–" })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="note">{priceText(item)}</p>
      {(once || !available) && (
        <p className={css.marks}>
          {once && <Badge tone="muted">{t("goods.once")}</Badge>}
          {!available && <Badge tone="red">{t("goods.unavailable")}</Badge>}
        </p>
      )}
    </div>
  );
}

interface WaysProps {
  item: SubscriptionItem;
  canGo: boolean;
  linkTo: LinkTo;
}

function Ways({ item: { id, productName, variantName }, canGo, linkTo }: WaysProps) {
  const name = [productName, variantName].filter(Boolean).join(", ");
  const choices = { article: String(id) };
  return (
    <p className={css.ways}>
      {(["quantites", "echanger"] as const).map((change) => (
        <ChangeLink key={change} to={linkTo(change, choices)} label={t(`goods.${change}.of`, { name })}>
          {t(`goods.${change}.label`)}
        </ChangeLink>
      ))}
      {canGo && (
        <ChangeLink
          to={linkTo("quantites", { retirer: choices.article })}
          label={t("goods.retirer.of", { name })}
        >
          {t("goods.retirer.label")}
        </ChangeLink>
      )}
    </p>
  );
}

function priceText({ unitPrice, originalUnitPrice }: SubscriptionItem): string {
  if (unitPrice === null) return "";
  const price = formatAmount(unitPrice);
  if (originalUnitPrice === null || originalUnitPrice <= unitPrice) return t("goods.unit", { price });
  return t("goods.instead", { price, original: formatAmount(originalUnitPrice) });
}
