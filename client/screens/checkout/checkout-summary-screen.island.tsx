import { screenIsland } from "../../../engine/islands/island.tsx";
import type { PostalAddress } from "../../../shared/address/address.ts";
import type { PaymentMethod } from "../../../shared/checkout/checkout-order.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import { summaryTexts } from "../../../shared/checkout/summary/summary.texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import type { OrderDelivery } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import type { UpcomingDelivery } from "../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CheckoutLayout, type CheckoutLayoutProps } from "../../features/checkout/checkout-layout.tsx";
import { CheckoutStepForm } from "../../features/checkout/step-form.tsx";
import { OrderSummary } from "../../features/checkout/summary/order-summary.tsx";
import { shortRecap } from "../../features/checkout/summary/short-recap.ts";

const t = translator(summaryTexts);

export interface CheckoutSummaryScreenProps extends Pick<CheckoutLayoutProps, "layout"> {
  delivery: OrderDelivery;
  billing: PostalAddress | null;
  method: PaymentMethod | null;
  isOnlyMethod: boolean;
  upcoming: UpcomingDelivery[];
  errors?: FormErrors;
}

/** The full recap must stand right above the order button: `docs/rules/law.md#order-button-and-recap`. */
export function CheckoutSummaryPage({ layout, errors, method, ...rest }: CheckoutSummaryScreenProps) {
  return (
    <CheckoutLayout layout={layout} alone>
      <CheckoutStepForm
        layout={layout}
        submit={t("submit")}
        bar={{
          recap: shortRecap({ cart: layout.cart, method, ...rest }),
          total: t("total", { total: formatAmount(layout.cart.accounting.total) }),
        }}
        errors={errors}
      >
        <OrderSummary layout={layout} method={method} {...rest} />
        <div className="stack-2 note">
          <p>{t("withdrawal")}</p>
          <p>
            {t("terms")}{" "}
            <a
              href={href("page-page", { page: "conditions-generales-de-vente" })}
              target="_blank"
              rel="noopener"
            >
              {t("termsLink")}
            </a>
            .
          </p>
          {method && <p>{t(`afterwards.${afterwards(method)}`)}</p>}
        </div>
      </CheckoutStepForm>
    </CheckoutLayout>
  );
}

function afterwards({ code, instructions }: PaymentMethod): "card" | "paypal" | "delayed" {
  const kind = delayedPayment(code);
  if (kind === "paypal") return "paypal";
  return kind || instructions ? "delayed" : "card";
}

export const CheckoutSummaryScreen = screenIsland(CheckoutSummaryPage);
