import { island } from "../../../../engine/islands/island.tsx";
import { quantitiesTexts } from "../../../../shared/subscription/quantities/quantities.texts.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ParcelTotal } from "../parcel-total.tsx";
import type { ShownLine } from "../shown-line.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import css from "./quantities-form.module.css";
import { QuantityLine } from "./quantity-line.tsx";

const t = translator(quantitiesTexts);

export interface QuantitiesFormProps {
  step: SubscriptionStepView;
  lines: ShownLine[];
  total: number | null;
}

function QuantitiesForm({ step, lines, total }: QuantitiesFormProps) {
  const recurring = lines.filter(({ once }) => !once);
  const once = lines.filter((line) => line.once);
  const [only, ...others] = recurring;
  return (
    <SubscriptionStepForm step={step} submit={t("submit")}>
      {({ errorAt }) => (
        <>
          <Lines id="chaque-livraison" title={t("recurring")} hint={t("recurringHint")}>
            {recurring.map((line) => (
              <QuantityLine
                key={line.id}
                step={step}
                line={line}
                errorAt={errorAt}
                isLast={line === only && others.length === 0}
              />
            ))}
          </Lines>
          {once.length > 0 && (
            <Lines id="une-fois" title={t("once")}>
              {once.map((line) => (
                <QuantityLine key={line.id} step={step} line={line} errorAt={errorAt} />
              ))}
            </Lines>
          )}
          <p>
            <a href={changeHref(step.id, "ajouter")}>{t("add")}</a>
          </p>
          {total !== null && <ParcelTotal label={t("now")} total={total} hint={t("totalHint")} />}
        </>
      )}
    </SubscriptionStepForm>
  );
}

interface LinesProps {
  id: string;
  title: string;
  hint?: string;
  children: React.ReactNode;
}

function Lines({ id, title, hint, children }: LinesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className="title-s" id={id}>
        {title}
      </h2>
      {hint && <p className="note">{hint}</p>}
      <ul className={css.lines}>{children}</ul>
    </section>
  );
}

export const QuantitiesFormIsland = island(QuantitiesForm, { when: "touch" });
