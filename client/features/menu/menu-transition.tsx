import { menuParameters } from "../../../shared/menu/menu-choices.ts";
import { menuHref } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView } from "../../../shared/menu/menu-view.ts";
import { transitionTexts } from "../../../shared/nutrition/transition.texts.ts";
import type { FoldedTransition } from "../../../shared/nutrition/transition-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Fold } from "../../ui/fold.tsx";
import { TransitionCalendar } from "../nutrition/transition-calendar.tsx";

const t = translator(transitionTexts);

export interface MenuTransitionProps {
  view: FoldedTransition;
  frame: MenuFrameView;
  days: number;
}

const anchor = "transition";

export function MenuTransition({ view, frame, days }: MenuTransitionProps) {
  const [, query] = menuHref(frame.place, "resultat", frame.choices).split("?");
  return (
    <section id={anchor}>
      <Fold title={t("title")} open={view.isOpen}>
        <TransitionCalendar
          view={view}
          anchor={anchor}
          keeps={[...new URLSearchParams(query), [menuParameters.days, String(days)]]}
        />
      </Fold>
    </section>
  );
}
