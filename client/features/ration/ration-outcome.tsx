import type { MouseEvent } from "react";
import { type Frequency, frequencyOf } from "../../../shared/frequency/frequency.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { dryKeepsFor } from "../../../shared/product/buy-box/larger-format.ts";
import { cheaperPlan, type RationPlan, rationPlans } from "../../../shared/ration/ration-plans.ts";
import type {
  RationOutcome as Outcome,
  RationSubject,
  RationView,
} from "../../../shared/ration/ration-view.ts";
import { type DeliveryPlan, daysOf } from "../../../shared/subscription/frequency/delivery-frequency.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import css from "./rations.module.css";
import { rationTexts } from "./texts.ts";

const t = translator(rationTexts);

export interface RationOutcomeProps {
  subject: RationSubject;
  view: RationView;
  frequencies: readonly Frequency[];
  onChoose?: (plan: DeliveryPlan, event: MouseEvent) => void;
}

export function RationOutcome({ subject, view, frequencies, onChoose }: RationOutcomeProps) {
  const { outcome } = view;
  if (!outcome) return null;
  if (outcome.kind === "failed") return <Answer title={t("failed.title")} text={t("failed.text")} />;
  if (outcome.kind === "none") {
    const { reason, link } = outcome;
    return (
      <Answer
        title={t("none.title")}
        text={t.find(`none.reasons.${reason}`) ?? `${t("none.unknown")} ${t("none.help")}`}
      >
        {link?.to && <a href={link.to}>{link.name}</a>}
      </Answer>
    );
  }
  return (
    <Ration
      subject={subject}
      draft={view.draft}
      ration={outcome}
      frequencies={frequencies}
      onChoose={onChoose}
    />
  );
}

interface RationProps extends Pick<RationOutcomeProps, "subject" | "frequencies" | "onChoose"> {
  draft: RationView["draft"];
  ration: Extract<Outcome, { kind: "ration" }>;
}

function Ration({ subject, draft, ration, frequencies, onChoose }: RationProps) {
  const { format, kind } = subject;
  const { grams, animals, energy } = ration;
  const perDay = grams * animals;
  const days = daysOf(format.weight, perDay);
  const needs = { frequencies, perDay };
  const best = subject.subscribable ? cheaperPlan(subject, needs) : null;
  const plans = [...(best ? [best] : []), ...rationPlans(format, needs)];
  return (
    <div className={`stack-4 ${css.card}`}>
      <h3 className={css.title}>{t("result.title")}</h3>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>{t("result.perDayLabel", { animals })}</dt>
          <dd>{t("result.perDay", { grams })}</dd>
        </div>
        <div className={css.figure}>
          <dt>{t("result.lastsLabel", { format: format.name })}</dt>
          <dd>{t("result.lasts", { days })}</dd>
        </div>
      </dl>
      {animals > 1 && <p>{t("result.together", { grams: perDay, animals })}</p>}
      <p className={css.note}>
        {energy !== null && t("result.energy", { kcal: energy })} {t("result.guide")}
      </p>
      {kind === "dry" && days > dryKeepsFor && <p className={css.note}>{t("result.tooLong")}</p>}
      <Plans subject={subject} draft={draft} plans={plans} frequencies={frequencies} onChoose={onChoose} />
    </div>
  );
}

interface PlansProps extends Pick<RationProps, "subject" | "draft" | "frequencies" | "onChoose"> {
  plans: RationPlan[];
}

function Plans({ subject, draft, plans, frequencies, onChoose }: PlansProps) {
  if (!subject.subscribable) return <p className={css.note}>{t("result.notSold")}</p>;
  if (plans.length === 0) return <p className={css.note}>{t("result.noPlan")}</p>;
  return (
    <>
      <h4 className={css.plansTitle}>{t("result.plans")}</h4>
      <ul className="stack-2">
        {plans.map((plan, place) => {
          const { bags, days, code, format, costs } = plan;
          const isOwn = format.path === subject.path;
          return (
            <li key={`${format.path} ${bags}`} className={css.plan}>
              <p>
                <strong>{frequencyOf(code, frequencies)}</strong>
                <span className="note block" id={`ration-plan-${place}`}>
                  {!isOwn && `${t("result.best")} `}
                  {t("result.plan", { bags, days, format: format.name })}
                  {costs &&
                    ` ${t("result.costs", {
                      day: formatAmount(costs.perDay),
                      delivery: formatAmount(costs.perDelivery),
                    })}`}
                </span>
              </p>
              <ButtonLink
                size="small"
                look={place === 0 ? "solid" : "outline"}
                href={choiceHref(format.path, draft, plan)}
                aria-describedby={`ration-plan-${place}`}
                onClick={isOwn && onChoose ? (event) => onChoose(plan, event) : undefined}
              >
                {t("result.choose")}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Answer({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className={`stack-4 ${css.card}`}>
      <h3 className={css.title}>{title}</h3>
      <p>{text}</p>
      {children && <p className="strong">{children}</p>}
    </div>
  );
}

function choiceHref(path: string, draft: RationView["draft"], { bags, code }: DeliveryPlan): string {
  const query = new URLSearchParams({ ...draft, rythme: String(code), quantite: String(bags) });
  return `${path}?${query}#achat`;
}
