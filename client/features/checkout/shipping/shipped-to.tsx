import type { PostalAddress as Address } from "../../../../shared/address/address.ts";
import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../../shared/checkout/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { AddressText } from "../../address/address-text.tsx";
import css from "./shipped-to.module.css";

const t = translator(checkoutTexts);

export function ShippedTo({ order, address }: { order: string; address: Address }) {
  return (
    <section className={css.box} aria-labelledby="livree-a">
      <h2 className={css.title} id="livree-a">
        {t("shipping.to")}
      </h2>
      <AddressText address={address} />
      <a
        className={css.change}
        href={checkoutHref(order, "facturation")}
        aria-label={t("shipping.changeNamed")}
      >
        {t("shipping.change")}
      </a>
    </section>
  );
}
