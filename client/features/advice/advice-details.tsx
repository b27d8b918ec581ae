import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { resultQuery } from "../../../shared/guide/result-query.ts";
import { mostCompared, type ShownAdvice } from "../../../shared/guide/shown-advice.ts";
import { transitionTexts } from "../../../shared/nutrition/transition.texts.ts";
import type { FoldedTransition } from "../../../shared/nutrition/transition-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Fold } from "../../ui/fold.tsx";
import { TransitionCalendar } from "../nutrition/transition-calendar.tsx";
import css from "./advice-details.module.css";
import { DietNotes } from "./diet-notes.tsx";
import { EnergyCard } from "./energy-card.tsx";
import { ExcludedFoods } from "./excluded-foods.tsx";
import { VerifyAdvice } from "./verify-advice.tsx";

const t = translator(resultTexts);
const say = translator(transitionTexts);

export interface AdviceDetailsProps {
  advice: ShownAdvice;
  notes: readonly string[];
  transition: (FoldedTransition & { sku: string }) | null;
  /** Kilograms. */
  weight: number | null;
  path: string;
}

const anchor = "transition";

export function AdviceDetails({ advice, notes, transition, weight, path }: AdviceDetailsProps) {
  const { energy, formula, excluded } = advice;
  const foods = advice.foods.slice(0, mostCompared);
  const shownSku = transition?.sku ?? "";
  return (
    <>
      {notes.length > 0 && <DietNotes notes={notes} />}
      <EnergyCard energy={energy} formula={formula} weight={weight} />
      <div>
        <VerifyAdvice energy={energy} formula={formula} foods={foods} weight={weight} />
        {excluded.length > 0 && <ExcludedFoods title={t("excluded")} excluded={excluded} />}
        {transition && (
          <div id={anchor} className={css.transition}>
            <Fold title={say("title")} open={transition.isOpen}>
              <TransitionCalendar view={transition} anchor={anchor} keeps={[[resultQuery.food, shownSku]]} />
              {foods.length > 1 && (
                <p className={`${css.others} no-print`}>
                  {t("otherFood")}{" "}
                  {foods
                    .filter(({ sku }) => sku !== shownSku)
                    .map(({ sku, name: food }) => (
                      <a key={sku} href={`${path}?${resultQuery.food}=${encodeURIComponent(sku)}#${anchor}`}>
                        {food}
                      </a>
                    ))}
                </p>
              )}
            </Fold>
          </div>
        )}
      </div>
    </>
  );
}
