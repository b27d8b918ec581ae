import type { Frequency } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { resultQuery } from "../../../shared/guide/result-query.ts";
import type { ShownAdvice } from "../../../shared/guide/shown-advice.ts";
import { translator } from "../../../shared/text/translator.ts";
import { BestFoodIsland } from "./best-food.island.tsx";
import { OtherFoods } from "./other-foods.tsx";

const t = translator(resultTexts);

export interface AdviceResultProps {
  advice: ShownAdvice;
  /** Why the food of the next stage of life is not advised yet. */
  stage: string | null;
  isWhole: boolean;
  frequencies: readonly Frequency[];
  today: string;
  /** Price and days of a delivery; null if they are not known. */
  delivery: string | null;
  draft?: Record<string, string>;
  problem?: string;
  name: string;
  path: string;
}

export function AdviceResult(props: AdviceResultProps) {
  const { advice, stage, isWhole, frequencies, today, delivery, draft, problem, name, path } = props;
  const [best, ...others] = advice.foods;
  if (!best) return null;
  const isPosted = draft?.variantCode === best.format.code;
  return (
    <div className="stack-4">
      <BestFoodIsland
        food={best}
        name={name}
        frequencies={frequencies}
        today={today}
        delivery={delivery}
        returnTo={path}
        draft={isPosted ? draft : undefined}
        problem={isPosted ? problem : undefined}
      />
      {stage && <p className="measure">{stage}</p>}
      {others.length > 0 && (
        <OtherFoods foods={others} best={best} frequencies={frequencies} name={name} isOpen={isWhole} />
      )}
      {!isWhole && (
        <p className="no-print">
          <a href={`${path}?${resultQuery.every}=1#tous`}>{t("every")}</a>
        </p>
      )}
    </div>
  );
}
