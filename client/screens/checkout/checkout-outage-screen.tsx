import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { Footer } from "../../../shared/content/content.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(checkoutTexts);

export interface CheckoutOutageScreenProps {
  retry: string;
  isBought: boolean;
  service: Footer["customerService"];
}

export function CheckoutOutageScreen({ retry, isBought, service }: CheckoutOutageScreenProps) {
  return (
    <EmptyState level={1} title={t("outage.title")} text={t(isBought ? "outage.bought" : "outage.text")}>
      <ButtonLink href={retry}>{t("outage.retry")}</ButtonLink>
      {!isBought && (
        <ButtonLink look="outline" href={href("panier")}>
          {t("outage.cart")}
        </ButtonLink>
      )}
      {service.phone && (
        <p>
          {t("outage.service")}&nbsp;: <a href={`tel:${service.phone.replace(/\s/g, "")}`}>{service.phone}</a>{" "}
          ({service.hours}), <a href={`mailto:${service.email}`}>{service.email}</a>
        </p>
      )}
    </EmptyState>
  );
}
