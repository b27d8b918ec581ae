import type { ReactNode } from "react";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import grid from "../card/product-grid.module.css";
import css from "./cross-sell.module.css";

const t = translator({
  crossSellLoading: "Chargement d’autres produits",
} as const);

export interface CrossSellProps {
  crossSell: LatePart<ReactNode>;
}

export function CrossSell({ crossSell }: CrossSellProps) {
  return (
    <Late fallback={<CrossSellSkeleton />}>
      <CrossSellRow crossSell={crossSell} />
    </Late>
  );
}

function CrossSellRow({ crossSell }: CrossSellProps) {
  return useLate(crossSell);
}

function CrossSellSkeleton() {
  return (
    <div data-late>
      <Section>
        <div role="status" aria-label={t("crossSellLoading")}>
          <Skeleton className={css.title} />
          <div className={grid.row} tabIndex={-1}>
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
          </div>
        </div>
      </Section>
    </div>
  );
}
