import { transitionTexts } from "../../../shared/nutrition/transition.texts.ts";
import type { TransitionDay } from "../../../shared/nutrition/transition.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./transition-picture.module.css";

const t = translator(transitionTexts);

const column = { width: 22, step: 30, height: 100 } as const;

export function TransitionPicture({ days }: { days: readonly TransitionDay[] }) {
  return (
    <figure className={css.figure} aria-hidden="true">
      <svg
        className={css.bars}
        viewBox={`0 0 ${days.length * column.step - (column.step - column.width)} ${column.height + 16}`}
        aria-hidden="true"
        focusable="false"
      >
        {days.map(({ number, share }, place) => (
          <g key={number} transform={`translate(${place * column.step} 0)`}>
            <rect className={css.old} width={column.width} height={column.height} rx="5" />
            <rect
              className={css.fresh}
              y={column.height - share}
              width={column.width}
              height={share}
              rx="5"
            />
            <text className={css.number} x={column.width / 2} y={column.height + 13} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={css.legend}>
        <span>
          <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <rect className={css.fresh} width="10" height="10" rx="2" />
          </svg>
          {t("picture.fresh")}
        </span>
        <span>
          <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <rect className={css.old} width="10" height="10" rx="2" />
          </svg>
          {t("picture.old")}
        </span>
      </figcaption>
    </figure>
  );
}
