import type { ReactNode } from "react";
import type { Cart } from "../../../shared/cart/cart.ts";
import type { CheckoutStep } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";
import css from "./checkout-frame.module.css";
import { CheckoutProgress } from "./checkout-progress.tsx";
import { useFreshOnReturn } from "./fresh-on-return.ts";
import { useHeadingOnArrival } from "./heading-on-arrival.ts";
import { OrderRecap } from "./order-recap.tsx";
import { OtherTab } from "./other-tab.tsx";
import { useOrderLock } from "./use-order-lock.ts";

const t = translator(checkoutTexts);

export interface CheckoutFrameProps {
  frame: {
    /** Token of the order. */
    order: string;
    step: CheckoutStep;
    /** Without those that the server skipped. */
    steps: CheckoutStep[];
    reachable: CheckoutStep[];
    cart: Cart;
    /** What delivery costs is settled once a carrier is chosen: until then the amounts of the cart are without it. */
    carrierDue: boolean;
    /** Of the order as it is shown; forms send it back. */
    version: string;
    notice?: { tone: NoticeProps["tone"]; text: string };
  };
  /** Of the page, where it is not the step's own. */
  title?: string;
  /** The step tells by itself what is ordered. */
  alone?: boolean;
  children: ReactNode;
}

/** What stands around every step: the way through the order, what is in it, what there is to say. */
export function CheckoutFrame({ frame, title, alone, children }: CheckoutFrameProps) {
  const state = useOrderLock(frame.order);
  useFreshOnReturn();
  useHeadingOnArrival();
  return (
    <div className={css.page}>
      <CheckoutProgress {...frame} />
      <div className={alone ? css.alone : css.columns}>
        <div className={css.step}>
          <h1 className={css.title}>{title ?? t(`stepTitles.${frame.step}`)}</h1>
          {frame.notice && <Notice tone={frame.notice.tone}>{frame.notice.text}</Notice>}
          {state !== "here" && <OtherTab order={frame.order} state={state} />}
          <div className={css.body} inert={state !== "here"}>
            {children}
          </div>
        </div>
        {!alone && <OrderRecap {...frame} />}
      </div>
    </div>
  );
}
