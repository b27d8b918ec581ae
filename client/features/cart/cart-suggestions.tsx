import { api } from "../../../shared/api/api.ts";
import { type Cart, maximumQuantity } from "../../../shared/cart/cart.ts";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import type { CartSuggestion, CartSuggestionList } from "../../../shared/cart/cart-suggestion.ts";
import type { SourceItemList } from "../../../shared/cart/source-item-list.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Counter } from "../../ui/counter.tsx";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { cartTexts } from "./cart.texts.ts";
import lineCss from "./cart-line.module.css";
import type { LineHandlers } from "./cart-line.tsx";
import css from "./cart-suggestions.module.css";

const t = translator(cartTexts);

/** Named in the order line, so that the merchant can measure suggestions (spec 3, cart item). */
const sourceItemList: SourceItemList = "cross_sell_panier";

export interface SuggestionHandlers extends Pick<LineHandlers, "onChange"> {
  onAdd: (item: AddItem, name: string) => void;
  adding: readonly string[];
}

export interface CartSuggestionsProps extends SuggestionHandlers {
  cart: Cart;
  /** Late, and may fail. */
  suggestions: LatePart<CartSuggestionList | null>;
}

/** Cross-sell (spec 7). */
export function CartSuggestions(props: CartSuggestionsProps) {
  return (
    <Late
      fallback={<p className={css.loading} data-late role="status" aria-label={t("suggestions.loading")} />}
    >
      <Suggestions {...props} />
    </Late>
  );
}

function Suggestions({ suggestions, ...handlers }: CartSuggestionsProps) {
  const list = useLate(suggestions);
  if (!list?.products.length) return null;
  return (
    <section className={css.section} aria-labelledby="suggestions">
      <h2 className={css.title} id="suggestions">
        {list.title}
      </h2>
      <ul className={css.list}>
        {list.products.map((product) => (
          <Suggestion key={product.variantCode} product={product} {...handlers} />
        ))}
      </ul>
    </section>
  );
}

interface SuggestionProps extends SuggestionHandlers {
  product: CartSuggestion;
  cart: Cart;
}

function Suggestion({ product, cart, adding, onAdd, onChange }: SuggestionProps) {
  const { name, variantName, variantCode, price, weight, image } = product;
  const line = cart.lines.find((held) => held.variantCode === variantCode);
  const isAdding = adding.includes(variantCode);
  const item: AddItem = {
    variantCode,
    quantity: 1,
    sourceItemList,
  };
  return (
    <li className={css.item}>
      <div className={`${css.picture} ${lineCss.picture}`}>
        {image && <Picture image={image} alt="" widths={[160, 320]} sizes="6rem" />}
      </div>
      <div className={css.what}>
        <h3 className={lineCss.name}>
          <a href={product.href}>{name}</a>
        </h3>
        <p className={lineCss.detail}>
          {variantName} <Price amount={price} /> <PricePerKilo amount={price} weight={weight} />
        </p>
      </div>
      <form className={css.add} method="post" action={api.items} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name={"variantCode" satisfies keyof AddItem} value={variantCode} />
        <input type="hidden" name={"sourceItemList" satisfies keyof AddItem} value={sourceItemList} />
        <input type="hidden" name={"returnTo" satisfies keyof AddItem} value={href("panier")} />
        <noscript>
          <Button look="outline" aria-label={t("suggestions.addNamed", { name })}>
            {t("suggestions.add")}
          </Button>
        </noscript>
        <span className={css.counter}>
          <Counter
            value={line?.quantity ?? (isAdding ? 1 : 0)}
            max={maximumQuantity}
            collapsible={{ add: t("suggestions.add"), label: t("suggestions.addNamed", { name }) }}
            labels={{
              field: t("line.quantity", { name }),
              less: t("line.less", { name }),
              more: t("line.more", { name }),
            }}
            onChange={(quantity) => {
              if (line) onChange(line.id, { quantity });
              // Until the first one has arrived there is no line to change.
              else if (!isAdding) onAdd(item, name);
            }}
          />
        </span>
      </form>
    </li>
  );
}
