import { contractHref } from "../../../../shared/contract/contract-href.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { cancellationTexts } from "../../../../shared/subscription/cancel/cancellation.texts.ts";
import type { EarliestEnd } from "../../../../shared/subscription/cancel/earliest-end.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import css from "./cancellation.module.css";
import { CancellationFormIsland } from "./cancellation-form.island.tsx";

const t = translator(cancellationTexts);

export type Alternative = "pause" | "frequence" | "passer";

export type CancellationView = { alternatives: Alternative[] } & (
  | { kind: "minimum"; earliest: EarliestEnd; minimumShipments: number; number: string }
  | {
      kind: "form";
      lastDay: string | null;
      pending: "sent" | "unpaid" | null;
      discount: number | null;
      coupons: string[];
    }
);

export function Cancellation({ step, view }: { step: SubscriptionStepView; view: CancellationView }) {
  if (view.kind === "minimum") return <TooEarly step={step} {...view} />;
  const { lastDay, pending, discount, coupons, alternatives } = view;
  return (
    <div className="stack-5">
      <section className={`stack-2 ${css.part}`}>
        <h2 className="title-s">{t("lost.title")}</h2>
        <ul>
          <li>
            {discount ? t("lost.discount", { amount: formatAmount(discount) }) : t("lost.discountUnknown")}
          </li>
          {coupons.map((code) => (
            <li key={code}>{t("lost.coupon", { code })}</li>
          ))}
          <li>{t("lost.reminder")}</li>
        </ul>
      </section>
      {alternatives.length > 0 && (
        <section className={`stack-2 ${css.part}`}>
          <h2 className="title-s">{t("instead.title")}</h2>
          <Instead id={step.id} alternatives={alternatives} />
        </section>
      )}
      {lastDay && <p>{t("last", { day: formatDay(lastDay) })}</p>}
      {pending && <p>{t(`pending.${pending}`)}</p>}
      <p>{t("nothing")}</p>
      <section className="stack-3">
        <h2 className="title-s">{t("withReason.title")}</h2>
        <p>{t("withReason.text")}</p>
        <CancellationFormIsland step={step} />
      </section>
      <WithoutReason number={step.number} text={t("withoutReason.text")} />
    </div>
  );
}

function TooEarly({
  step,
  earliest,
  minimumShipments: count,
  number,
  alternatives,
}: { step: SubscriptionStepView } & Extract<CancellationView, { kind: "minimum" }>) {
  return (
    <div className="stack-5">
      <p>
        {"day" in earliest
          ? t(`minimum.${earliest.kind}`, { count, day: formatDay(earliest.day) })
          : t(`minimum.${earliest.kind}`, { count })}
      </p>
      {alternatives.length > 0 && (
        <section className={`stack-2 ${css.part}`}>
          <p>{t("minimum.meanwhile")}</p>
          <Instead id={step.id} alternatives={alternatives} />
        </section>
      )}
      <WithoutReason number={number} text={t("withoutReason.early")} />
    </div>
  );
}

/** The statutory form asks for no reason (docs/rules/law.md, "Termination of a subscription"). */
function WithoutReason({ number, text }: { number: string; text: string }) {
  return (
    <section className="stack-3">
      <h2 className="title-s">{t("withoutReason.title")}</h2>
      <p>{text}</p>
      <p>
        <ButtonLink look="outline" href={contractHref("termination", number)}>
          {t("withoutReason.link")}
        </ButtonLink>
      </p>
    </section>
  );
}

function Instead({ id, alternatives }: { id: number; alternatives: Alternative[] }) {
  return (
    <ul>
      {alternatives.map((change) => (
        <li key={change}>
          <a href={changeHref(id, change)}>{t(`instead.${change}`)}</a>
        </li>
      ))}
    </ul>
  );
}
