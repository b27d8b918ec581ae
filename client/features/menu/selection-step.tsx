import { type FormEvent, useRef, useState } from "react";
import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import {
  type MenuChoices,
  menuParameters,
  mostRecipes,
  type SelectionProblem,
} from "../../../shared/menu/menu-choices.ts";
import { menuPath, stepAfter } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView, MenuSelection } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup, ChoiceOption } from "../../ui/choice-group.tsx";
import { ExcludedFoods } from "../advice/excluded-foods.tsx";
import { FoodChoices } from "./food-choices.tsx";
import css from "./menu-form.module.css";
import { MenuFrame } from "./menu-frame.tsx";
import { MenuInputs } from "./menu-inputs.tsx";

const t = translator(menuTexts);

export interface SelectionStepProps {
  frame: MenuFrameView;
  selection: MenuSelection;
  problems: { kibble?: string; wet?: string };
}

export function SelectionStep({ frame, selection, problems }: SelectionStepProps) {
  const { place, name, choices } = frame;
  const next = stepAfter(place.guide, "selection");
  const [frequency, setFrequency] = useState(choices.frequency);
  const [wet, setWet] = useState<readonly string[]>(choices.wet);
  const [shown, setShown] = useState(problems);
  const group = useRef<HTMLFormElement>(null);
  const most = mostRecipes(frequency);
  const isTooMany = wet.length > most;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = problemsOf(wet, most);
    if (!found) return;
    event.preventDefault();
    setShown({ wet: found });
    group.current?.querySelector<HTMLInputElement>(`[name=${menuParameters.wet}]`)?.focus();
  }

  const isMended = shown.wet === "noWet" ? wet.length > 0 : wet !== choices.wet;
  const wetProblem = isTooMany ? "tooManyWet" : isMended ? undefined : shown.wet;
  const kibbleError = problems.kibble && problemText(problems.kibble, { most, count: wet.length });
  const wetError = wetProblem && problemText(wetProblem, { most, count: wet.length });
  return (
    <MenuFrame frame={frame} title={t("selection.title")} text={t("selection.text", { name })} wide>
      <form className={css.form} action={menuPath(place, next)} onSubmit={onSubmit} ref={group}>
        <MenuInputs place={place} to={next} choices={{ meals: choices.meals }} />
        <ChoiceGroup id="frequence" label={t("selection.frequency")} look="boxes">
          {([7, 3] as const).map((days) => (
            <ChoiceOption
              key={days}
              type="radio"
              name={menuParameters.frequency}
              value={days}
              checked={frequency === days}
              onChange={() => setFrequency(days)}
              description={t(days === 7 ? "selection.dailyHint" : "selection.thriceHint")}
            >
              {t(days === 7 ? "selection.daily" : "selection.thrice")}
            </ChoiceOption>
          ))}
        </ChoiceGroup>
        <FoodChoices
          id="croquettes"
          label={t("selection.kibble")}
          type="radio"
          name={menuParameters.kibble}
          foods={selection.kibbles}
          chosen={choices.kibble ? [choices.kibble] : []}
          error={kibbleError}
        />
        <FoodChoices
          id="recettes"
          label={t("selection.wet")}
          hint={`${t("selection.most", { count: most })} ${t("selection.chosen", { count: wet.length, most })}`}
          type="checkbox"
          name={menuParameters.wet}
          foods={selection.wet}
          chosen={wet}
          error={wetError}
          onChoose={setWet}
        />
        {selection.excluded.length > 0 && (
          <ExcludedFoods title={t("selection.excluded")} excluded={selection.excluded} />
        )}
        <Button>{t(next === "resultat" ? "selection.submit.resultat" : "selection.submit.ration")}</Button>
      </form>
    </MenuFrame>
  );
}

const problemsOf = (
  wet: MenuChoices["wet"] | readonly string[],
  most: number,
): SelectionProblem | undefined =>
  wet.length === 0 ? "noWet" : wet.length > most ? "tooManyWet" : undefined;

/** `code` is a known code or a sentence from the service. */
function problemText(code: string, params: { most: number; count: number }): string {
  return t.find(`problems.${code}`, params) ?? code;
}
