import { accountPaymentHref } from "../../../../shared/checkout/checkout-steps.ts";
import { href } from "../../../../shared/routes.ts";
import { stockTexts } from "../../../../shared/subscription/stock/stock.texts.ts";
import type { StockAdvice as Advice } from "../../../../shared/subscription/stock/stock-advice.ts";
import type { StockAtHome } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { daysBetween, type Effect } from "../../../../shared/subscription/stock/stock-days.ts";
import type { StockGap } from "../../../../shared/subscription/stock/stock-level.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import css from "./stock-advice.module.css";

const t = translator(stockTexts);

interface StockAdviceProps {
  id: number;
  stock: StockAtHome;
}

export function StockAdvice({ id, stock }: StockAdviceProps) {
  const { advice, gap } = stock;
  if (gap && advice.kind !== "short") return <Gap gap={gap} today={stock.today} />;
  return (
    <>
      {gap && <Gap gap={gap} today={stock.today} />}
      <div className={css.advice} data-kind={advice.kind}>
        <p className={css.headline}>{headlineOf(stock)}</p>
        {advice.kind === "fine" && advice.daysLeft !== null && stock.next && (
          <p className={`small ${css.text}`}>{t("fine.when", { day: formatDay(stock.next.arrives) })}</p>
        )}
        {advice.kind === "short" && <Short id={id} advice={advice} stock={stock} />}
        {advice.kind === "ahead" && <Change id={id} stock={stock} {...advice.remedy} isLater />}
      </div>
    </>
  );
}

/** Offers no earlier date, because a parcel that is under way cannot be moved. */
function Gap({ gap: { from, arrives }, today }: { gap: StockGap; today: string }) {
  return (
    <div className={css.advice} data-kind="short">
      <p className={css.headline}>
        {from === today ? t("gap.now") : t("gap.later", { day: formatDay(from) })}
      </p>
      <p className={`small ${css.text}`}>
        {t("gap.until", { day: formatDay(arrives), count: daysBetween(from, arrives) })}
      </p>
      <Shops />
    </div>
  );
}

function Shops() {
  return (
    <a className={css.shops} href={href("magasins")}>
      {t("short.shops")}
    </a>
  );
}

function headlineOf({ advice, bowls, sureness, today }: StockAtHome): string {
  const { kind } = advice;
  const isRough = sureness === "rough";
  if (kind === "ahead") {
    return advice.remedy.change === "skip" ? t("ahead.skip", { bags: bagsIn(bowls) }) : t("ahead.date");
  }
  if (kind === "fine") {
    if (advice.daysLeft !== null) return t("fine.left", { count: advice.daysLeft, isRough });
    const [first = today] = bowls.map(({ runsOutOn }) => runsOutOn).toSorted();
    return t("fine.unplanned", { count: daysBetween(today, first), isRough });
  }
  const change = advice.remedy?.change ?? "none";
  if (advice.on === today) return t(`short.empty.${change}`);
  return t(`short.${change}`, { day: formatDay(advice.on) });
}

/** Full bags; 0 unless there is a single bowl of dry food only. */
function bagsIn([bowl, ...others]: StockAtHome["bowls"]): number {
  const dry = bowl?.foods.filter(({ kind }) => kind === "dry") ?? [];
  if (others.length > 0 || dry.length !== bowl?.foods.length) return 0;
  return dry.reduce((sum, { grams, packGrams }) => sum + Math.floor(grams / packGrams), 0);
}

function Short({ id, advice, stock }: StockAdviceProps & { advice: Extract<Advice, { kind: "short" }> }) {
  const { remedy, daysMissing } = advice;
  if (remedy?.change === "pay") {
    return (
      <>
        <p className={`small ${css.text}`}>{t("short.unpaid")}</p>
        {remedy.order && (
          <ButtonLink size="small" href={accountPaymentHref(remedy.order)}>
            {t("action.pay")}
          </ButtonLink>
        )}
      </>
    );
  }
  if (remedy?.change === "resume") {
    return (
      <>
        <p className={`small ${css.text}`}>
          {remedy.pausedUntil
            ? t("short.paused", { day: formatDay(remedy.pausedUntil) })
            : t("short.pausedOpen")}
        </p>
        <ButtonLink size="small" href={changeHref(id, "reprise")}>
          {t("action.resume")}
        </ButtonLink>
      </>
    );
  }
  if (remedy) return <Change id={id} stock={stock} {...remedy} />;
  return (
    <>
      {stock.next && (
        <p className={`small ${css.text}`}>
          {t("short.until", { day: formatDay(stock.next.arrives), count: daysMissing })}
        </p>
      )}
      <Shops />
    </>
  );
}

interface ChangeProps extends StockAdviceProps {
  change: "date" | "shipNow" | "skip";
  effect: Effect;
  isLater?: boolean;
}

function Change({ id, stock, change, effect, isLater }: ChangeProps) {
  const days = {
    on: formatDay(effect.on),
    next: formatDay(stock.next?.on),
    arrives: formatDay(effect.arrives),
  };
  return (
    <>
      <p className={`small ${css.text}`}>
        {t(`effect.${change}`, days)} {t("effect.left", { count: effect.daysLeft })}
      </p>
      <ButtonLink size="small" href={linkOf(id, change, effect)} data-held-by-lock>
        {change === "date"
          ? t(isLater ? "action.later" : "action.earlier", { day: days.on })
          : t(`action.${change}`)}
      </ButtonLink>
    </>
  );
}

function linkOf(id: number, change: ChangeProps["change"], { on }: Effect): string {
  if (change === "date") return changeHref(id, "date", { le: on });
  return changeHref(id, change === "skip" ? "passer" : "envoyer");
}
