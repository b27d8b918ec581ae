import type { ReactNode } from "react";
import type { Cart } from "../../../shared/cart/cart.ts";
import type { CheckoutStep } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { PageNotice } from "../../navigation/page-news.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./checkout-layout.module.css";
import { CheckoutProgress } from "./checkout-progress.tsx";
import { OtherTab } from "./lock/other-tab.tsx";
import { useOrderLock } from "./lock/use-order-lock.ts";
import { OrderRecap } from "./order-recap.tsx";
import { useHeadingFocusOnLoad } from "./use-heading-focus-on-load.ts";
import { useReloadOnRestore } from "./use-reload-on-restore.ts";

const t = translator(checkoutTexts);

export interface CheckoutLayoutProps {
  layout: {
    order: string;
    step: CheckoutStep;
    steps: CheckoutStep[];
    reachable: CheckoutStep[];
    /** Amounts exclude delivery until a carrier is chosen. */
    cart: Cart;
    /** ETag of the order as rendered; forms post it as a precondition. */
    version: string;
    notice?: PageNotice;
  };
  title?: string;
  alone?: boolean;
  children: ReactNode;
}

export function CheckoutLayout({ layout, title, alone, children }: CheckoutLayoutProps) {
  const state = useOrderLock(layout.order);
  useReloadOnRestore();
  useHeadingFocusOnLoad();
  return (
    <div className={css.page}>
      <CheckoutProgress {...layout} />
      <div className={alone ? css.alone : `stack-5 ${css.columns}`}>
        <div className={css.step}>
          <h1 className={css.title}>{title ?? t(`stepTitles.${layout.step}`)}</h1>
          {layout.notice && (
            <Notice tone={layout.notice.tone}>
              {layout.notice.text}{" "}
              {layout.notice.link && <a href={layout.notice.link.to}>{layout.notice.link.name}</a>}
            </Notice>
          )}
          {state !== "here" && <OtherTab order={layout.order} state={state} />}
          <div className={css.body} inert={state !== "here"}>
            {children}
          </div>
        </div>
        {!alone && <OrderRecap {...layout} />}
      </div>
    </div>
  );
}
