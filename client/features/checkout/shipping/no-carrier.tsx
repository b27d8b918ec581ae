import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../../shared/checkout/texts.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

const t = translator(checkoutTexts);

export function NoCarrier({ order }: { order: string }) {
  return (
    <div className="stack-4">
      <Notice tone="info">
        <strong>{t("shipping.none.title")}</strong>
        <p>{t("shipping.none.text")}</p>
      </Notice>
      <div className="row-3">
        <ButtonLink href={checkoutHref(order, "facturation")}>{t("shipping.none.address")}</ButtonLink>
        <ButtonLink look="outline" href={href("panier")}>
          {t("shipping.none.cart")}
        </ButtonLink>
      </div>
    </div>
  );
}
