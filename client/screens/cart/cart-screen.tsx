import { api } from "../../../shared/api/api.ts";
import type { Cart } from "../../../shared/cart/cart.ts";
import type { CartSuggestionList } from "../../../shared/cart/suggestions/cart-suggestion.ts";
import { translator } from "../../../shared/text/translator.ts";
import { cartTexts } from "../../features/cart/cart.texts.ts";
import { UnavailableCart } from "../../features/cart/empty-cart.tsx";
import type { LiveCartProps } from "../../features/cart/live-cart.island.tsx";
import { CartIsland } from "../../features/cart/live-cart.island.tsx";
import { CartSuggestionsIsland } from "../../features/cart/suggestions/cart-suggestions.island.tsx";
import { Button } from "../../ui/button.tsx";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";
import css from "./cart-screen.module.css";

const t = translator(cartTexts);

export interface CartScreenProps extends Omit<LiveCartProps, "cart" | "refused"> {
  cart: Cart | null;
  suggestions: LatePart<CartSuggestionList | null>;
  notice?: { tone: NoticeProps["tone"]; text: string };
  draft?: Record<string, string>;
  restorable?: Record<string, string>;
}

export function CartScreen({ cart, suggestions, notice, draft, restorable, ...rest }: CartScreenProps) {
  return (
    <div className={`page-width ${css.page}`}>
      {notice && (
        <Notice tone={notice.tone}>
          {notice.text}
          {restorable && <RestoreForm item={restorable} />}
        </Notice>
      )}
      {cart ? (
        <>
          <CartIsland
            cart={cart}
            {...rest}
            {...(draft && notice && { refused: { draft, message: notice.text } })}
          />
          <Late
            fallback={
              <p className={css.loading} data-late role="status" aria-label={t("suggestions.loading")} />
            }
          >
            <Suggestions cart={cart} suggestions={suggestions} />
          </Late>
        </>
      ) : (
        <UnavailableCart level={1} />
      )}
    </div>
  );
}

function RestoreForm({ item: { instead, ...item } }: { item: Record<string, string> }) {
  return (
    <form method="post" action={instead ? api.swapItem(Number(instead)) : api.items}>
      {Object.entries(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" className={css.restore}>
        {t(instead ? "line.swapBack" : "line.restore")}
      </Button>
    </form>
  );
}

function Suggestions({ cart, suggestions }: { cart: Cart } & Pick<CartScreenProps, "suggestions">) {
  const list = useLate(suggestions);
  if (!list?.products.length) return null;
  const lines = cart.lines.map(({ id, variantCode, quantity }) => ({ id, variantCode, quantity }));
  return <CartSuggestionsIsland lines={lines} frequencies={cart.frequencies} list={list} />;
}
