import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import { menuHref } from "../../../shared/menu/menu-guide.ts";
import { menuResultTexts } from "../../../shared/menu/menu-result.texts.ts";
import type { MenuFrameView, MenuPlan, MenuShopping } from "../../../shared/menu/menu-view.ts";
import type { FoldedTransition } from "../../../shared/nutrition/transition-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { MenuAnswer } from "../../features/menu/menu-answer.tsx";
import { MenuDetails } from "../../features/menu/menu-details.tsx";
import { MenuFrame } from "../../features/menu/menu-frame.tsx";
import { MenuTransition } from "../../features/menu/menu-transition.tsx";
import { ShoppingList } from "../../features/menu/shopping-list.tsx";
import { PrintButton } from "../../features/order/print-button.tsx";
import css from "./guide-menu-result-screen.module.css";

const t = translator(menuResultTexts);

export interface GuideMenuResultScreenProps {
  frame: MenuFrameView;
  plan: MenuPlan;
  shopping: MenuShopping;
  transition: FoldedTransition;
  facts: AnimalFacts;
}

export function GuideMenuResultScreen({ frame, plan, shopping, transition }: GuideMenuResultScreenProps) {
  const { place, name, choices } = frame;
  const { frequency, meals } = choices;
  const summary = [
    t(frequency === 7 ? "text.daily" : "text.thrice"),
    meals === 1 ? t("meals.one") : t("meals.several", { count: meals }),
    t("need", { need: Math.round(plan.energy.need) }),
  ];
  return (
    <MenuFrame frame={frame} wide>
      <MenuAnswer frame={frame} plan={plan} shopping={shopping} />
      <p className={`muted ${css.ways}`}>
        {summary.join("\u00a0· ")}
        <a className="no-print" href={menuHref(place, "selection", choices)}>
          {t("change")}
        </a>
        <PrintButton />
      </p>
      <ShoppingList frame={frame} foods={plan.foods} shopping={shopping} />
      <MenuDetails plan={plan} name={name} />
      <MenuTransition view={transition} frame={frame} days={shopping.days} />
    </MenuFrame>
  );
}
