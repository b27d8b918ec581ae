import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import { api } from "../../../shared/api/api.ts";
import { type Cart, type CartLine, maximumQuantity } from "../../../shared/cart/cart.ts";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import type { CartSuggestion, CartSuggestionList } from "../../../shared/cart/cart-suggestion.ts";
import { addedBy, joinedText } from "../../../shared/cart/joined-line.ts";
import type { SourceItemList } from "../../../shared/cart/source-item-list.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ServerState } from "../../api/query-client.tsx";
import { Button } from "../../ui/button.tsx";
import { Counter } from "../../ui/counter.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { addToCart } from "./add-to-cart.ts";
import { cartQuery } from "./cart.queries.ts";
import { cartTexts } from "./cart.texts.ts";
import { refusalText } from "./cart-calls.ts";
import { cartTab } from "./cart-changes.ts";
import lineCss from "./cart-line.module.css";
import css from "./cart-suggestions.module.css";
import type { LineChange } from "./optimistic-cart.ts";

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
    <section className={css.section} aria-labelledby="suggestions">
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

/** Wanted quantities, by the code of the article that is being added. */
type Quantities = Readonly<Record<string, number | undefined>>;

function useAdditions(frequencies: Cart["frequencies"]) {
  const wanted = useRef<Quantities>({});
  const [adding, setAdding] = useState(wanted.current);
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<string>();
  const [joined, setJoined] = useState<string>();

  function begin() {
    setProblem(undefined);
    setAdded(undefined);
    setJoined(undefined);
  }

  function onWanted(code: string, quantity: number | undefined) {
    wanted.current = { ...wanted.current, [code]: quantity };
    setAdding(wanted.current);
  }

  async function onAdd(item: AddItem, name: string) {
    const code = item.variantCode;
    begin();
    onWanted(code, 1);
    await addToCart(item).then(
      (line) => {
        setAdded(name);
        setJoined(line && joinedText(line, addedBy(item), frequencies));
        const more = (wanted.current[code] ?? 1) - 1;
        if (line && more !== 0) change(line.id, { quantity: (line.quantity ?? 1) + more });
      },
      (error: unknown) => setProblem(refusalText(error)),
    );
    onWanted(code, undefined);
  }

  function onChange(id: number, to: LineChange) {
    begin();
    change(id, to);
  }

  function change(id: number, to: LineChange) {
    cartTab()
      .changeLine(id, to)
      .catch((error: unknown) => setProblem(refusalText(error)));
  }

  return { adding, problem, added, joined, onChange, onWanted, onAdd };
}

interface SuggestionProps
  extends Pick<ReturnType<typeof useAdditions>, "adding" | "onAdd" | "onWanted" | "onChange"> {
  product: CartSuggestion;
  lines: readonly HeldLine[];
}

function Suggestion({ product, lines, adding, onAdd, onWanted, onChange }: SuggestionProps) {
  const { name, variantName, variantCode, price, weight, image } = product;
  const line = lines.find((held) => held.variantCode === variantCode);
  const wanted = adding[variantCode];
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
      <div>
        <h3 className={lineCss.name}>
          <a href={product.href}>{name}</a>
        </h3>
        <p className={lineCss.detail}>
          {variantName} <Price amount={price} /> <PricePerKilo amount={price} weight={weight} />
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
        <span className={css.counter}>
          <Counter
            value={wanted ?? line?.quantity ?? 0}
            max={maximumQuantity}
            collapsible={{ add: t("suggestions.add"), label: t("suggestions.addNamed", { name }) }}
            labels={{
              field: t("line.quantity", { name }),
              less: t("line.less", { name }),
              more: t("line.more", { name }),
            }}
            onChange={(quantity) => {
              if (wanted !== undefined) onWanted(variantCode, quantity);
              else if (line) onChange(line.id, { quantity });
              else void onAdd(item, name);
            }}
          />
        </span>
      </form>
    </li>
  );
}

export const CartSuggestionsIsland = island(CartSuggestions, { when: "idle", hasNoBox: true });
