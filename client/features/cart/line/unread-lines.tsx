import type { Cart } from "../../../../shared/cart/cart.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Notice } from "../../../ui/notice.tsx";
import { cartTexts } from "../cart.texts.ts";
import { NewCart } from "../empty-cart.tsx";

const t = translator(cartTexts);

/** The totals include lines that cannot be shown, so ordering is blocked. */
export function UnreadLines({ cart }: { cart: Cart }) {
  if (cart.unreadLines === 0) return null;
  return (
    <>
      <Notice tone="info">
        {t("unread.text")} <a href={href("panier")}>{t("unread.reload")}</a>
      </Notice>
      <NewCart />
    </>
  );
}
