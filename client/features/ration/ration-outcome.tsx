import type { MouseEvent } from "react";
import { maximumQuantity } from "../../../shared/cart/cart.ts";
import { type Frequency, frequencyOf } from "../../../shared/frequency/frequency.ts";
import { dryKeepsFor, lastingFormat } from "../../../shared/product/buy-box/larger-format.ts";
import type {
  RationOutcome as Outcome,
  RationSubject,
  RationView,
} from "../../../shared/ration/ration-view.ts";
import {
  type DeliveryPlan,
  daysOf,
  deliveryPlans,
} from "../../../shared/subscription/frequency/delivery-frequency.ts";
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
  const plans = deliveryPlans(frequencies, format.weight, perDay, maximumQuantity);
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
      <Larger subject={subject} draft={draft} perDay={perDay} />
      <Plans subject={subject} draft={draft} plans={plans} frequencies={frequencies} onChoose={onChoose} />
    </div>
  );
}

function Larger({ subject, draft, perDay }: Pick<RationProps, "subject" | "draft"> & { perDay: number }) {
  const lasting = lastingFormat(subject.larger, perDay, subject.kind);
  if (!lasting) return null;
  const { format, days } = lasting;
  return (
    <p>
      <a className="strong" href={`${format.path}?${new URLSearchParams(draft)}#ration`}>
        {t("result.larger", { format: format.name, days })}
      </a>{" "}
      {t("result.cheaper")}
    </p>
  );
}

interface PlansProps extends Pick<RationProps, "subject" | "draft" | "frequencies" | "onChoose"> {
  plans: DeliveryPlan[];
}

function Plans({ subject, draft, plans, frequencies, onChoose }: PlansProps) {
  if (!subject.subscribable) return <p className={css.note}>{t("result.notSold")}</p>;
  if (plans.length === 0) return <p className={css.note}>{t("result.noPlan")}</p>;
  return (
    <>
      <h4 className={css.plansTitle}>{t("result.plans")}</h4>
      <ul className="stack-2">
        {plans.map((plan) => (
          <li key={plan.bags} className={css.plan}>
            <p>
              <strong>{frequencyOf(plan.code, frequencies)}</strong>
              <span className="note block" id={`ration-plan-${plan.bags}`}>
                {t("result.plan", { bags: plan.bags, days: plan.days, format: subject.format.name })}
              </span>
            </p>
            <ButtonLink
              size="small"
              href={choiceHref(subject.path, draft, plan)}
              aria-describedby={`ration-plan-${plan.bags}`}
              onClick={onChoose && ((event) => onChoose(plan, event))}
            >
              {t("result.choose")}
            </ButtonLink>
          </li>
        ))}
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
