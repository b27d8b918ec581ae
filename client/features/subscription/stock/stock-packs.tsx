import { stockTexts } from "../../../../shared/subscription/stock/stock.texts.ts";
import type { StockBowl } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./stock-packs.module.css";

const t = translator(stockTexts);

/** Maximum bars drawn; further packs are shown as a count. */
const most = 5;

const width = 26;
const height = 34;
const step = width + 6;

export function StockPacks({
  grams,
  packGrams,
  kind,
}: Pick<StockBowl["foods"][number], "grams" | "packGrams" | "kind">) {
  const whole = Math.floor(grams / packGrams);
  const rest = grams / packGrams - whole;
  const packs = [...Array.from({ length: whole }, () => 1), ...(rest > 0.02 || whole === 0 ? [rest] : [])];
  const shown = packs.slice(-most);
  const top = kind === "dry" ? 0 : 8;
  const inner = height - top - 4;
  return (
    <span className={css.packs}>
      <svg width={shown.length * step - 6} height={height} aria-hidden="true" focusable="false">
        {shown.map((full, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: packs are alike, and only their place tells them apart
          <g key={index}>
            <rect
              className={css.pack}
              x={index * step + 1}
              y={top + 1}
              width={width - 2}
              height={height - top - 2}
              rx={kind === "dry" ? 5 : 9}
            />
            <rect
              className={css.content}
              x={index * step + 3}
              y={top + 2 + Math.round(inner * (1 - full))}
              width={width - 6}
              height={Math.round(inner * full)}
              rx={kind === "dry" ? 3 : 7}
            />
          </g>
        ))}
      </svg>
      {packs.length > most && (
        <span aria-hidden="true">{t("figure.more", { count: packs.length - most })}</span>
      )}
    </span>
  );
}
