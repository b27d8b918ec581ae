import { menuParameters } from "../../../shared/menu/menu-choices.ts";
import { menuPath } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView, MenuShopping, PlannedFood } from "../../../shared/menu/menu-view.ts";
import { shoppingListTexts } from "../../../shared/menu/shopping-list.texts.ts";
import { type ShoppingItem, totalsOf } from "../../../shared/menu/shopping-list.ts";
import { weightText } from "../../../shared/menu/weight-text.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { Select } from "../../ui/select.tsx";
import thumbnail from "../../ui/thumbnail.module.css";
import { MenuInputs } from "./menu-inputs.tsx";
import css from "./shopping-list.module.css";

const t = translator(shoppingListTexts);

export interface ShoppingListProps {
  frame: MenuFrameView;
  foods: readonly PlannedFood[];
  shopping: MenuShopping;
}

export function ShoppingList({ frame, foods, shopping }: ShoppingListProps) {
  const { place, choices } = frame;
  const { days, frequencies, items } = shopping;
  const label = frequencies.find(({ code }) => code === days)?.label ?? t("daysOf", { count: days });
  return (
    <section className={css.shopping} id="courses" aria-labelledby="courses-titre">
      <h2 className="title-s" id="courses-titre">
        {t("title")}
      </h2>
      <p className={css.text}>{t("text", { label })}</p>
      {frequencies.length > 0 && (
        <form
          className={`row-3 ${css.period}`}
          action={menuPath(place, "resultat")}
          autoComplete="off"
          data-keeps-place
        >
          <MenuInputs place={place} to="resultat" choices={choices} />
          <Select
            id="periode"
            name={menuParameters.days}
            label={t("period")}
            choices={frequencies.map((one) => ({ value: one.code, label: one.label }))}
            defaultValue={days}
          />
          <Button look="outline" size="small">
            {t("update")}
          </Button>
        </form>
      )}
      <ul className={`stack-3 ${css.list}`}>
        {items.map((item) => {
          const food = foods.find(({ sku }) => sku === item.sku);
          return food && <Item key={item.sku} item={item} food={food} />;
        })}
      </ul>
    </section>
  );
}

function Item({ item, food }: { item: ShoppingItem; food: PlannedFood }) {
  const { packs, needed, wasted } = item;
  const { subscription } = totalsOf([item]);
  return (
    <li className={css.item}>
      <span className={`contain ${thumbnail.small}`}>
        {food.image && <Picture image={food.image} alt="" widths={[160, 320]} ground="paper" />}
      </span>
      <span className={`stack-1 ${css.words}`}>
        <a className="strong" href={food.href}>
          {unbroken(food.name)}
        </a>
        {packs.map(({ format, quantity }) => (
          <span key={format.code}>
            <strong>
              {t("packs", { quantity, word: wordOf(food, format.name), format: unbroken(format.name) })}
            </strong>{" "}
            <Price amount={format.price * quantity} />{" "}
            <PricePerKilo amount={format.price} weight={format.weight} />
          </span>
        ))}
        {packs.length === 0 && t("unavailable")}
        {subscription !== null && (
          <span className="note block">
            {t("subscribed")} {formatMoney(subscription)}{" "}
            <PricePerKilo amount={subscription} weight={needed + item.leftOver} />
          </span>
        )}
        <span className="note">
          {wasted > 0
            ? t("neededOpened", { weight: weightText(needed), wasted: weightText(wasted) })
            : t("needed", { weight: weightText(needed) })}{" "}
          {packs.length > 0 && leftText(item)}
        </span>
      </span>
    </li>
  );
}

function wordOf({ kind, serving }: PlannedFood, format: string) {
  if (format.includes("×")) return "bundle";
  return kind === "dry" ? "bag" : (serving?.container ?? "pouch");
}

function leftText({ leftOver, leftOverDays }: ShoppingItem): string {
  if (leftOver === 0) return t("noneLeft");
  const weight = weightText(leftOver);
  if (leftOverDays < 1) return t("leftLittle", { weight });
  const days = leftOverDays === 1 ? t("day") : t("daysOf", { count: leftOverDays });
  return t("left", { weight, days });
}
