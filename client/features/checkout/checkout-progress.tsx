import { type CheckoutStep, checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./checkout-progress.module.css";

const t = translator(checkoutTexts);

interface CheckoutProgressProps {
  order: string;
  step: CheckoutStep;
  steps: CheckoutStep[];
  reachable: CheckoutStep[];
}

export function CheckoutProgress({ order, step, steps, reachable }: CheckoutProgressProps) {
  return (
    <nav aria-label={t("progress")}>
      <ol className={css.steps}>
        <li className={css.done}>
          <a href={href("panier")}>{t("cart")}</a>
        </li>
        {steps.map((one) => (
          <li key={one} className={reachable.includes(one) ? css.done : undefined}>
            {one === step ? (
              <span className={css.current} aria-current="step">
                {t(`steps.${one}`)}
              </span>
            ) : reachable.includes(one) ? (
              <a href={checkoutHref(order, one)}>
                {t(`steps.${one}`)}
                <VisuallyHidden> ({t("done")})</VisuallyHidden>
              </a>
            ) : (
              <span>{t(`steps.${one}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
