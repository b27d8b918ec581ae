import { transitionTexts } from "../../../../shared/nutrition/transition.texts.ts";
import type { TransitionView } from "../../../../shared/nutrition/transition-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TransitionCalendar } from "../../nutrition/transition-calendar.tsx";
import css from "./order-transition.module.css";

const t = translator(transitionTexts);

const anchor = "transition";

interface OrderTransitionProps {
  transition: LatePart<TransitionView | null>;
}

export function OrderTransition(props: OrderTransitionProps) {
  return (
    <Late fallback={<Skeleton className={css.bone} />}>
      <LateTransition {...props} />
    </Late>
  );
}

function LateTransition({ transition }: OrderTransitionProps) {
  const view = useLate(transition);
  return (
    view && (
      <section className={css.transition} id={anchor}>
        <details open={view.isChosen}>
          <summary className={css.head}>
            <h2>{t("title")}</h2>
          </summary>
          <TransitionCalendar view={view} anchor={anchor} />
        </details>
      </section>
    )
  );
}
