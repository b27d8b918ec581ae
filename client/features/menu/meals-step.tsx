import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import { menuParameters, mostMeals } from "../../../shared/menu/menu-choices.ts";
import { menuPath, stepAfter } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup, ChoiceOption } from "../../ui/choice-group.tsx";
import css from "./menu-form.module.css";
import { MenuFrame } from "./menu-frame.tsx";
import { MenuInputs } from "./menu-inputs.tsx";

const t = translator(menuTexts);

export function MealsStep({ frame }: { frame: MenuFrameView }) {
  const { place, step, choices } = frame;
  const { meals, ...others } = choices;
  const next = stepAfter(place.guide, step);
  return (
    <MenuFrame frame={frame} title={t("repas.title")} text={t("repas.text")}>
      <form className={css.form} action={menuPath(place, next)}>
        <MenuInputs place={place} to={next} choices={others} />
        <MealsChoice label={t("repas.title")} meals={meals} />
        <Button>{t("next")}</Button>
      </form>
    </MenuFrame>
  );
}

export function MealsChoice({ label, meals }: { label: string; meals: number }) {
  return (
    <ChoiceGroup id="repas" label={label} look="buttons">
      {Array.from({ length: mostMeals }, (_, index) => index + 1).map((count) => (
        <ChoiceOption
          key={count}
          type="radio"
          name={menuParameters.meals}
          value={count}
          defaultChecked={count === meals}
        >
          {count === 1 ? t("repas.choices.one") : t("repas.choices.several", { count })}
        </ChoiceOption>
      ))}
    </ChoiceGroup>
  );
}
