import type { ReactNode } from "react";
import { guideLayoutTexts } from "../../../shared/guide/guide-layout.texts.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { translator } from "../../../shared/text/translator.ts";
import { BagIcon, CloseIcon } from "../../ui/icons.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CartBadge } from "../cart/badge/cart-badge.tsx";
import { CartLink } from "../cart/badge/cart-link.tsx";
import { RightsLinks } from "../contract/rights-links.tsx";
import css from "./guide-layout.module.css";

const t = translator(guideLayoutTexts);

export interface GuideLayoutProps extends GuideWayOut {
  steps: readonly string[];
  at: number;
  /** Share of the current step that is done, 0 to 1. */
  share?: number;
  children: ReactNode;
}

/** Never empty: whoever sees the bar has begun. */
const begun = 0.2;

export function GuideLayout({
  steps,
  at,
  share = begun,
  leave,
  kept,
  rights,
  notice,
  children,
}: GuideLayoutProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      <header>
        <div className={css.head}>
          <Logo />
          <div className={css.ways}>
            <CartLink className={css.cart}>
              <BagIcon size={22} />
              <VisuallyHidden>{t("cart")}</VisuallyHidden>
              <CartBadge />
            </CartLink>
            <a className={css.leave} href={leave}>
              {t("leave")}
              <CloseIcon size={18} />
            </a>
          </div>
        </div>
        <div className="page-width muted">
          <ProgressBar
            value={at + share}
            max={steps.length}
            label={t("progress", { at: at + 1, of: steps.length, step: steps[at] ?? "" })}
          />
        </div>
      </header>
      <main className={`page-width ${css.main}`} id="contenu" tabIndex={-1}>
        {notice && (
          <Notice tone={notice.tone}>
            {notice.text} {notice.link && <a href={notice.link.to}>{notice.link.name}</a>}
          </Notice>
        )}
        {children}
      </main>
      <footer className={css.foot}>
        <p>{t(`kept.${kept}`)}</p>
        <RightsLinks rights={rights} />
      </footer>
    </div>
  );
}
