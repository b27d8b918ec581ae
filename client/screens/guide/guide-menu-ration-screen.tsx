import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import { menuHref, menuPath } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView, MenuPlan } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { MealsChoice } from "../../features/menu/meals-step.tsx";
import { MenuCheck } from "../../features/menu/menu-check.tsx";
import css from "../../features/menu/menu-form.module.css";
import { MenuFrame } from "../../features/menu/menu-frame.tsx";
import { MenuInputs } from "../../features/menu/menu-inputs.tsx";
import { DayPortions } from "../../features/menu/week/day-portions.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";

const t = translator(menuTexts);

export interface GuideMenuRationScreenProps {
  frame: MenuFrameView;
  plan: MenuPlan;
}

export function GuideMenuRationScreen({ frame, plan }: GuideMenuRationScreenProps) {
  const { place, name, choices } = frame;
  const { meals, ...others } = choices;
  const need = Math.round(plan.energy.need);
  return (
    <MenuFrame frame={frame} title={t("ration.title")} text={t("ration.text", { name, need })}>
      <DayPortions {...plan} level={2} />
      {place.guide === "biNutrition" && (
        <form className={css.form} action={menuPath(place, "ration")} autoComplete="off" data-keeps-place>
          <MenuInputs place={place} to="ration" choices={others} />
          <MealsChoice key={meals} label={t("ration.meals")} meals={meals} />
          <Button look="outline" size="small">
            {t("ration.update")}
          </Button>
        </form>
      )}
      <MenuCheck plan={plan} name={name} />
      <p className={css.next}>
        <ButtonLink href={menuHref(place, "resultat", choices)}>{t("ration.submit")}</ButtonLink>
      </p>
    </MenuFrame>
  );
}
