import { onFirstUse } from "../../../../shared/on-first-use.ts";
import { stockTexts } from "../../../../shared/subscription/stock/stock.texts.ts";
import type { StockAtHome, StockBowl } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { daysBetween } from "../../../../shared/subscription/stock/stock-days.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { dayAfter } from "../../../../shared/time/wall-clock.ts";
import css from "./stock-figure.module.css";
import { StockPacks } from "./stock-packs.tsx";
import { StockTimeline } from "./stock-timeline.tsx";

const t = translator(stockTexts);

interface StockFigureProps extends Pick<StockAtHome, "today" | "next" | "bowls"> {
  isBrief?: boolean;
}

export function StockFigure({ today, next, bowls, isBrief }: StockFigureProps) {
  const end = lastDay(today, next?.arrives ?? null, bowls);
  return bowls.map((bowl) => (
    <section key={bowl.foods[0]?.code} className={`stack-3 ${css.bowl}`}>
      {bowls.length > 1 && <h3 className="title-xs">{t("figure.bowl", bowl)}</h3>}
      {!isBrief && <Foods foods={bowl.foods} />}
      <StockTimeline today={today} arrives={next?.arrives ?? null} bowl={bowl} end={end} />
      <Legend today={today} next={next} bowl={bowl} />
    </section>
  ));
}

function Foods({ foods }: Pick<StockBowl, "foods">) {
  return (
    <ul className={`stack-3 ${css.foods}`}>
      {foods.map(({ code, name, pack, ...food }) => (
        <li key={code} className={css.food}>
          <StockPacks {...food} />
          <span>
            {`${[unbroken(name), unbroken(pack)].filter(Boolean).join(", ")} `}
            <span className="muted block">
              {food.grams > 0 ? t("figure.left", { amount: amountOf(food.grams) }) : t("figure.none")}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Legend({ today, next, bowl }: { bowl: StockBowl } & Pick<StockFigureProps, "today" | "next">) {
  const { isEmpty, gap, runsOutOn, margin, withNext } = bowl;
  return (
    <dl className={css.legend}>
      <div>
        <dt data-swatch="home">{t("figure.home")}</dt>
        <dd>
          {isEmpty
            ? t(runsOutOn === today ? "figure.empty" : "figure.onItsWay")
            : t("figure.until", { day: formatDay(dayAfter(gap?.from ?? runsOutOn, -1)), margin })}
        </dd>
      </div>
      {next && (
        <div>
          <dt data-swatch="parcel">{t("figure.next")}</dt>
          <dd>{t("figure.arrives", { day: formatDay(next.arrives) })}</dd>
        </div>
      )}
      {next && withNext && (
        <div>
          <dt data-swatch="coming">{t("figure.with")}</dt>
          <dd>{t("figure.withUntil", { day: formatDay(dayAfter(withNext, -1)) })}</dd>
        </div>
      )}
    </dl>
  );
}

function lastDay(today: string, arrives: string | null, bowls: readonly StockBowl[]): string {
  const near = Math.max(
    ...bowls.map(({ runsOutOn }) => daysBetween(today, runsOutOn)),
    arrives ? daysBetween(today, arrives) : 0,
  );
  const far = Math.max(...bowls.map(({ withNext }) => (withNext ? daysBetween(today, withNext) : 0)));
  return dayAfter(today, Math.max(near, Math.min(far, near * 2 + 30)) + 3);
}

const kilograms = onFirstUse(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 }));

const amountOf = (grams: number): string =>
  grams < 1000 ? `${Math.ceil(grams / 50) * 50}\u00a0g` : `${kilograms().format(grams / 1000)}\u00a0kg`;
