import { island } from "../../../engine/islands/island.tsx";
import type { Frequency } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { resultQuery } from "../../../shared/guide/result-query.ts";
import { mostCompared, type ShownAdvice } from "../../../shared/guide/shown-advice.ts";
import { transitionTexts } from "../../../shared/nutrition/transition.texts.ts";
import type { FoldedTransition } from "../../../shared/nutrition/transition-view.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Fold } from "../../ui/fold.tsx";
import { TransitionCalendar } from "../nutrition/transition-calendar.tsx";
import css from "./advice-result.module.css";
import { AdviceTable } from "./advice-table.tsx";
import { AdvisedCard } from "./advised-card.tsx";
import { DietNotes } from "./diet-notes.tsx";
import { EnergyCard } from "./energy-card.tsx";
import { ExcludedFoods } from "./excluded-foods.tsx";
import { OtherFoods } from "./other-foods.tsx";
import { VerifyAdvice } from "./verify-advice.tsx";

const t = translator(resultTexts);
const say = translator(transitionTexts);

export interface AdviceResultProps {
  advice: ShownAdvice;
  notes: readonly string[];
  isWhole: boolean;
  frequencies: readonly Frequency[];
  today: string;
  draft?: Record<string, string>;
  problem?: string;
  transition: (FoldedTransition & { sku: string }) | null;
  name: string;
  /** Kilograms. */
  weight: number | null;
  path: string;
  edit: string;
}

const anchor = "transition";

function AdviceResult(props: AdviceResultProps) {
  const { advice, notes, isWhole, frequencies, today, draft, problem, transition, name, weight, path, edit } =
    props;
  const { energy, formula, excluded } = advice;
  const foods = advice.foods.slice(0, mostCompared);
  const others = advice.foods.slice(mostCompared);
  const shownSku = transition?.sku ?? "";
  return (
    <div className="stack-6">
      {foods.length === 0 ? (
        <EmptyState title={t("nothing.title")} text={t("nothing.text")}>
          <ButtonLink href={href("nous-contacter")}>{t("contact")}</ButtonLink>
          <ButtonLink look="outline" href={edit}>
            {t("change")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={`stack-5 ${css.foods}`}>
          {foods.map((food, place) => (
            <AdvisedCard
              key={food.sku}
              food={food}
              isBest={place === 0 && foods.length > 1}
              frequencies={frequencies}
              today={today}
              returnTo={path}
              draft={draft?.variantCode === food.format.code ? draft : undefined}
              problem={draft?.variantCode === food.format.code ? problem : undefined}
            />
          ))}
        </div>
      )}
      {notes.length > 0 && <DietNotes notes={notes} />}
      <EnergyCard energy={energy} formula={formula} weight={weight} />
      {foods.length > 1 && <AdviceTable foods={foods} frequencies={frequencies} name={name} />}
      {others.length > 0 && <OtherFoods foods={others} />}
      {foods.length > 0 && (
        <p className="no-print">
          <ButtonLink look="outline" href={isWhole ? path : `${path}?${resultQuery.every}=1#tous`}>
            {t(isWhole ? "fewer" : "every")}
          </ButtonLink>
        </p>
      )}
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
    </div>
  );
}

export const AdviceResultIsland = island(AdviceResult, { when: "touch" });
