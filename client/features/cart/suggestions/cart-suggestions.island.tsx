import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import { api } from "../../../../shared/api/api.ts";
import { type Cart, type CartLine, maximumQuantity } from "../../../../shared/cart/cart.ts";
import type { AddItem } from "../../../../shared/cart/cart-input.ts";
import { addedBy, joinedText } from "../../../../shared/cart/joined-line.ts";
import type { SourceItemList } from "../../../../shared/cart/source-item-list.ts";
import type {
  CartSuggestion,
  CartSuggestionList,
} from "../../../../shared/cart/suggestions/cart-suggestion.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { ServerState } from "../../../api/query-client.tsx";
import { Button } from "../../../ui/button.tsx";
import { Counter } from "../../../ui/counter.tsx";
import frame from "../../../ui/frame.module.css";
import { Notice } from "../../../ui/notice.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { ProductTitle } from "../../../ui/product-title.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { addToCart } from "../add-to-cart.ts";
import { cartQuery } from "../cart.queries.ts";
import { cartTexts } from "../cart.texts.ts";
import { refusalText } from "../cart-calls.ts";
import lineCss from "../line/cart-line.module.css";
import type { LineChange } from "../optimistic-cart.ts";
import { cartTab } from "../tabs/cart-changes.ts";
import css from "./cart-suggestions.module.css";

const t = translator(cartTexts);

/** The order line stores this source, so that the merchant can measure suggestions. */
const sourceItemList: SourceItemList = "cross_sell_panier";

type HeldLine = Pick<CartLine, "id" | "variantCode" | "quantity">;

export interface CartSuggestionsProps {
  lines: readonly HeldLine[];
  frequencies: Cart["frequencies"];
  list: CartSuggestionList;
}

function CartSuggestions(props: CartSuggestionsProps) {
  return (
    <ServerState>
      <Suggestions {...props} />
    </ServerState>
  );
}

function Suggestions({ list, lines, frequencies }: CartSuggestionsProps) {
  const { data } = useQuery({ ...cartQuery, enabled: false });
  const { problem, added, joined, ...handlers } = useAdditions(frequencies);
  return (
    <section className={`${css.section} no-print`} aria-labelledby="suggestions">
      <h2 className={css.title} id="suggestions">
        {list.title}
      </h2>
      <VisuallyHidden role="status">{added && t("suggestions.added", { name: added })}</VisuallyHidden>
      {problem && <Notice tone="error">{problem}</Notice>}
      {joined && <Notice tone="info">{joined}</Notice>}
      <ul className={css.list}>
        {list.products.map((product) => (
          <Suggestion
            key={product.variantCode}
            product={product}
            lines={data?.cart.lines ?? lines}
            {...handlers}
          />
        ))}
      </ul>
    </section>
  );
}

/** An article whose addition is under way: the quantity that is shown, and how many calls are not answered. */
interface Addition {
  quantity: number;
  calls: number;
}

type Additions = Readonly<Record<string, Addition | undefined>>;

const withCall = (all: Additions, code: string, quantity: number): Additions => ({
  ...all,
  [code]: { quantity, calls: (all[code]?.calls ?? 0) + 1 },
});

function withoutCall(all: Additions, code: string): Additions {
  const addition = all[code];
  const isLast = !addition || addition.calls === 1;
  return { ...all, [code]: isLast ? undefined : { ...addition, calls: addition.calls - 1 } };
}

function useAdditions(frequencies: Cart["frequencies"]) {
  const [additions, setAdditions] = useState<Additions>({});
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<string>();
  const [joined, setJoined] = useState<string>();

  function begin() {
    setProblem(undefined);
    setAdded(undefined);
    setJoined(undefined);
  }

  /** Presses before the answer each add the difference to what is shown. */
  async function onAdd(item: AddItem, name: string, quantity: number) {
    const code = item.variantCode;
    const isFirst = !additions[code];
    begin();
    setAdditions((all) => withCall(all, code, quantity));
    await addToCart(item).then(
      (line) => {
        if (!isFirst) return;
        setAdded(name);
        setJoined(line && joinedText(line, addedBy(item), frequencies));
      },
      (error: unknown) => setProblem(refusalText(error)),
    );
    setAdditions((all) => withoutCall(all, code));
  }

  function onChange(id: number, wanted: LineChange) {
    begin();
    cartTab()
      .changeLine(id, wanted)
      .catch((error: unknown) => setProblem(refusalText(error)));
  }

  return { additions, problem, added, joined, onChange, onAdd };
}

interface SuggestionProps extends Pick<ReturnType<typeof useAdditions>, "additions" | "onAdd" | "onChange"> {
  product: CartSuggestion;
  lines: readonly HeldLine[];
}

function Suggestion({ product, lines, additions, onAdd, onChange }: SuggestionProps) {
  const { name, variantName, variantCode, price, weight, image } = product;
  const line = lines.find((held) => held.variantCode === variantCode);
  const addition = additions[variantCode];
  const shown = addition?.quantity ?? line?.quantity ?? 0;
  return (
    <li className={css.item}>
      <div className={`contain ${frame.square} ${css.picture} ${lineCss.picture}`}>
        {image && <Picture image={image} alt="" widths={[160, 320]} sizes="6rem" />}
      </div>
      <div>
        <h3 className={lineCss.name}>
          <a href={product.href}>
            <ProductTitle name={name} />
          </a>
        </h3>
        <p className={`note ${lineCss.detail}`}>
          {unbroken(variantName)} <Price amount={price} /> <PricePerKilo amount={price} weight={weight} />
        </p>
      </div>
      <form method="post" action={api.items} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name={"variantCode" satisfies keyof AddItem} value={variantCode} />
        <input type="hidden" name={"sourceItemList" satisfies keyof AddItem} value={sourceItemList} />
        <input type="hidden" name={"returnTo" satisfies keyof AddItem} value={href("panier")} />
        <noscript>
          <Button look="outline" aria-label={t("suggestions.addNamed", { name })}>
            {t("suggestions.add")}
          </Button>
        </noscript>
        <span className="needs-scripts">
          <Counter
            value={shown}
            min={addition ? shown : 0}
            max={maximumQuantity}
            {...(!addition && {
              collapsible: { add: t("suggestions.add"), label: t("suggestions.addNamed", { name }) },
            })}
            labels={{
              field: t("line.quantity", { name }),
              less: t("line.less", { name }),
              more: t("line.more", { name }),
            }}
            onChange={(quantity) => {
              if (line && !addition) onChange(line.id, { quantity });
              else void onAdd({ variantCode, quantity: quantity - shown, sourceItemList }, name, quantity);
            }}
          />
        </span>
      </form>
    </li>
  );
}

export const CartSuggestionsIsland = island(CartSuggestions, { when: "idle", hasNoBox: true });
