import { claimTexts } from "../../../../shared/claim/claim.texts.ts";
import type { ShownClaim } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import cardCss from "../../../ui/card.module.css";
import { type LatePart, useLate } from "../../../ui/late.tsx";
import { StatusBadge } from "../status-badge.tsx";

const t = translator(claimTexts);

export function OrderClaims({ claims }: { claims: LatePart<readonly ShownClaim[] | null> }) {
  const shown = useLate(claims);
  if (shown?.length === 0) return null;
  return (
    <section className="stack-3">
      <h2 className="title-s">{t("list.title")}</h2>
      {!shown && <p className="note">{t("list.down")}</p>}
      {shown?.map(({ reference, title, day, state, products }) => (
        <article key={reference} className={`stack-2 ${cardCss.outlined}`}>
          <div className="row-2">
            <h3>{title}</h3>
            {state && <StatusBadge {...state} />}
          </div>
          <ul className="stack-1">
            {(products.length > 0 ? products : [t("list.whole")]).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="note">
            {day ? t("list.reference", { reference, day }) : t("list.undated", { reference })}
          </p>
        </article>
      ))}
    </section>
  );
}
