import { menuParameters } from "../../../shared/menu/menu-choices.ts";
import { menuHref } from "../../../shared/menu/menu-guide.ts";
import { menuResultTexts } from "../../../shared/menu/menu-result.texts.ts";
import type { MenuFrameView, MenuPlan, MenuShopping } from "../../../shared/menu/menu-view.ts";
import { servingText } from "../../../shared/menu/serving.ts";
import { pricePerDay } from "../../../shared/menu/shopping-list.ts";
import type { DayPlan } from "../../../shared/menu/week-plan.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Picture } from "../../ui/picture.tsx";
import thumbnail from "../../ui/thumbnail.module.css";
import { AddMenuIsland } from "./add-menu.island.tsx";
import css from "./menu-answer.module.css";

const t = translator(menuResultTexts);

interface MenuAnswerProps {
  frame: MenuFrameView;
  plan: MenuPlan;
  shopping: MenuShopping;
}

export function MenuAnswer({ frame, plan: { week, foods }, shopping }: MenuAnswerProps) {
  const { place, name, choices } = frame;
  const { days, items } = shopping;
  const price = pricePerDay(items, days);
  const kibble = foods.find(({ kind }) => kind === "dry");
  const wet = foods.filter(({ kind }) => kind === "wet");
  const path = menuHref(place, "resultat", choices);
  return (
    <section className={css.card} aria-labelledby="menu">
      <h1 className={css.title} id="menu">
        {price === null
          ? t("title", { name })
          : t("titleCost", { menu: t("title", { name }), price: formatAmount(price) })}
      </h1>
      <ul className={css.bowl}>
        {kibble && (
          <li>
            <FoodPicture food={kibble} />
            <span>
              <strong>{kibbleText(week)}</strong>
              <span className="note block">{unbroken(kibble.name)}</span>
            </span>
          </li>
        )}
        {wet[0] && (
          <li>
            <FoodPicture food={wet[0]} />
            <span>
              <strong>{wetText(week, wet)}</strong>
              <span className="note block">{wet.map((food) => unbroken(food.name)).join(", ")}</span>
            </span>
          </li>
        )}
      </ul>
      <div className="no-print">
        <AddMenuIsland
          shopping={shopping}
          returnTo={`${path}${path.includes("?") ? "&" : "?"}${menuParameters.days}=${days}`}
        />
      </div>
    </section>
  );
}

type Foods = MenuPlan["foods"];

function FoodPicture({ food: { image } }: { food: Foods[number] }) {
  return (
    <span className={`contain ${thumbnail.small}`}>
      {image && <Picture image={image} alt="" widths={[160, 320]} ground="paper" priority />}
    </span>
  );
}

function kibbleText(week: readonly DayPlan[]): string {
  const mixed = week.find(({ wet }) => wet);
  const alone = week.find(({ wet }) => !wet);
  if (!mixed || !alone) return t("dailyKibble", { grams: (mixed ?? alone)?.kibble ?? 0 });
  return t("kibbleByDay", { mixed: mixed.kibble, alone: alone.kibble });
}

function wetText(week: readonly DayPlan[], recipes: Foods): string {
  const served = week.flatMap(({ wet }) => (wet ? [wet] : []));
  const grams = [...new Set(served.map((wet) => wet.grams))].sort((one, other) => one - other);
  const [least = 0] = grams;
  const amount = grams.length > 1 ? t("span", { least, most: grams.at(-1) ?? 0 }) : String(least);
  const { serving } = recipes.find(({ sku }) => sku === served[0]?.sku) ?? {};
  const inPacks = serving && grams.length === 1 ? servingText(least, serving) : "";
  const key = served.length === week.length ? "dailyWet" : "wetByDay";
  return [t(key, { grams: amount, days: served.length }), inPacks && `(${inPacks})`]
    .filter(Boolean)
    .join(" ");
}
