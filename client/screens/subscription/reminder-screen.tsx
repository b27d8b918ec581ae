import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { reminderTexts } from "../../../shared/subscription/reminder/reminder.texts.ts";
import type { MealFood, StockAtHome } from "../../../shared/subscription/stock/stock-at-home.ts";
import { changeHref, subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { FormMessages } from "../../features/forms/error-summary.tsx";
import { ShortageWarning } from "../../features/subscription/stock/shortage-warning.tsx";
import { StockAdvice } from "../../features/subscription/stock/stock-advice.tsx";
import { StockFields } from "../../features/subscription/stock/stock-fields.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./reminder-screen.module.css";

const t = translator(reminderTexts);

interface Planned {
  id: number;
  address: string;
  leaves: string;
  arrives: string;
  needsAttention: boolean;
  errors?: FormErrors;
}

interface Left extends Planned {
  /** Empty if the parcel has no meals, or if they are not known. */
  meals: readonly MealFood[];
  /** Null before the answer. */
  stock: StockAtHome | null;
  /** Departure of the parcel after this one; null if it cannot be skipped. */
  skipTo: string | null;
  /** Warning about a skip; null before the answer. */
  shortage: string | null;
  inputs: FormInputs;
}

type Shown =
  | ({ kind: "fine"; isConfirmed: boolean; isNotNoted: boolean } & Planned)
  | ({ kind: "left" } & Left)
  | ({ kind: "missing"; arrivesNow: string } & Planned)
  | { kind: "closed"; why: "locked" | "unplanned"; day: string }
  | { kind: "notShown"; why: "expired" | "busy" | "down"; retry?: string };

export interface ReminderScreenProps {
  id: number;
  shown: Shown;
}

/** Links to changes lead through the login, and from there to the same step. */
export function ReminderScreen({ id, shown }: ReminderScreenProps) {
  return (
    <div className={css.page}>
      {"needsAttention" in shown && shown.needsAttention && <Attention id={id} />}
      {shown.kind === "fine" && <Fine {...shown} />}
      {shown.kind === "left" && <Left {...shown} />}
      {shown.kind === "missing" && <Missing {...shown} />}
      {shown.kind === "closed" && (
        <EmptyState
          level={1}
          title={t(`${shown.why}.title`)}
          text={shown.why === "locked" ? t("locked.text", { day: shown.day }) : t("unplanned.text")}
        >
          <Subscription id={id} />
        </EmptyState>
      )}
      {shown.kind === "notShown" && (
        <EmptyState level={1} title={t(`${shown.why}.title`)} text={t(`${shown.why}.text`)}>
          {shown.retry && <ButtonLink href={shown.retry}>{t("retry")}</ButtonLink>}
          <Subscription id={id} />
        </EmptyState>
      )}
    </div>
  );
}

const Attention = ({ id }: { id: number }) => (
  <Notice tone="error">
    {t("attention")} <a href={subscriptionHref(id)}>{t("subscription")}</a>
  </Notice>
);

const Subscription = ({ id }: { id: number }) => (
  <ButtonLink look="outline" href={subscriptionHref(id)}>
    {t("subscription")}
  </ButtonLink>
);

function Fine({
  id,
  address,
  leaves,
  arrives,
  isConfirmed,
  isNotNoted,
  errors = noErrors,
}: Extract<Shown, { kind: "fine" }>) {
  return (
    <>
      <h1>{t("fine.title")}</h1>
      <FormMessages errors={errors} />
      {isConfirmed && <Notice tone="success">{t("fine.done")}</Notice>}
      {isNotNoted && (
        <Notice tone="info">
          {leaves} {t("fine.notNoted")}
        </Notice>
      )}
      <p className="lead">
        {leaves} {arrives} {!isConfirmed && t("fine.ask")}
      </p>
      <form method="post" action={address} className="row-3 full-below-768">
        {!isConfirmed && <Button>{t("fine.confirm")}</Button>}
        <ButtonLink look="outline" href={subscriptionHref(id)}>
          {t("subscription")}
        </ButtonLink>
      </form>
    </>
  );
}

function Left({ id, address, leaves, meals, stock, skipTo, shortage, inputs, errors = noErrors }: Left) {
  const ask = meals.length > 0;
  const canSkip = skipTo !== null && isSkipOffered(stock);
  return (
    <>
      <h1>{t("left.title")}</h1>
      <FormMessages errors={errors} />
      <p className="lead">
        {leaves} {!stock && t(ask ? "left.ask" : "left.choose")}
      </p>
      {stock && <StockAdvice id={id} stock={stock} />}
      {(stock || !ask) && (
        <div className="stack-3">
          {canSkip && <p>{t("left.skipText", { day: formatDay(skipTo) })}</p>}
          {canSkip && <ShortageWarning text={shortage} />}
          <div className="row-3 full-below-768">
            {canSkip && (
              <ButtonLink look="outline" href={changeHref(id, "passer")}>
                {t("left.skip")}
              </ButtonLink>
            )}
            <ButtonLink look="outline" href={changeHref(id, "date")}>
              {t("left.date")}
            </ButtonLink>
          </div>
          <p className="note">{t("signIn")}</p>
        </div>
      )}
      {ask && (
        <form
          method="post"
          action={address}
          autoComplete="off"
          className={stock ? `stack-5 ${cardCss.filled}` : "stack-5"}
        >
          {stock && <h2 className="title-s">{t("left.again")}</h2>}
          <StockFields meals={meals} inputs={inputs} errorAt={(path) => errors.fields[path]} />
          <div className="row-3 full-below-768">
            <Button look={stock ? "outline" : "solid"}>{t(stock ? "left.correct" : "left.submit")}</Button>
          </div>
        </form>
      )}
    </>
  );
}

/** The advice may have the button already, or warn that food runs out. */
function isSkipOffered(stock: StockAtHome | null): boolean {
  const { advice } = stock ?? {};
  return advice?.kind === "ahead" ? advice.remedy.change !== "skip" : advice?.kind !== "short";
}

function Missing({ id, leaves, arrivesNow }: Extract<Shown, { kind: "missing" }>) {
  return (
    <>
      <h1>{t("missing.title")}</h1>
      <p className="lead">
        {leaves} {t("missing.choose")}
      </p>
      <div className={`stack-2 ${cardCss.outlined}`}>
        <ButtonLink href={changeHref(id, "envoyer")}>{t("missing.now")}</ButtonLink>
        <p className="note">{t("missing.nowText", { day: arrivesNow })}</p>
      </div>
      <div className={`stack-2 ${cardCss.outlined}`}>
        <ButtonLink look="outline" href={changeHref(id, "frequence")}>
          {t("missing.often")}
        </ButtonLink>
        <p className="note">{t("missing.oftenText")}</p>
      </div>
      <p className="note">{t("signIn")}</p>
    </>
  );
}
