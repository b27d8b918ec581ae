import { api } from "../../../shared/api/api.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { guideStartHref } from "../../../shared/guide/guide-start.ts";
import { type OpenOrder, openOrderTexts } from "../../../shared/order/open-order.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/empty-state.tsx";
import { cartTexts } from "./cart.texts.ts";
import css from "./empty-cart.module.css";

const t = translator(cartTexts);
const ofOrder = translator(openOrderTexts);

interface EmptyCartProps extends Pick<EmptyStateProps, "level"> {
  openOrder?: OpenOrder | undefined;
  hasGuide?: boolean | undefined;
}

export function EmptyCart({ level, openOrder, hasGuide = false }: EmptyCartProps) {
  if (openOrder) {
    return (
      <EmptyState
        level={level}
        {...(level === 1 ? { kicker: t("title") } : {})}
        title={ofOrder("title")}
        text={ofOrder("emptyCart", openOrder)}
      >
        <ButtonLink href={checkoutHref(openOrder.token)}>{ofOrder("finish")}</ButtonLink>
        <ButtonLink look="outline" href={href("chien")}>
          {t("empty.dog")}
        </ButtonLink>
        <ButtonLink look="outline" href={href("chat")}>
          {t("empty.cat")}
        </ButtonLink>
      </EmptyState>
    );
  }
  const look = hasGuide ? "quiet" : "solid";
  return (
    <EmptyState level={level} title={t("empty.title")} text={t(hasGuide ? "empty.guide.text" : "empty.text")}>
      {hasGuide && (
        <>
          <ButtonLink href={guideStartHref("dog")}>{t("empty.guide.dog")}</ButtonLink>
          <ButtonLink href={guideStartHref("cat")}>{t("empty.guide.cat")}</ButtonLink>
        </>
      )}
      <div className={`row-3 ${css.shelves}`}>
        <ButtonLink look={look} href={href("chien")}>
          {t("empty.dog")}
        </ButtonLink>
        <ButtonLink look={look} href={href("chat")}>
          {t("empty.cat")}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

/** Some API versions fail for good on a broken cart, so a new one is offered besides a retry. */
export function UnavailableCart({ level }: Pick<EmptyStateProps, "level">) {
  return (
    <EmptyState level={level} title={t("unavailable.title")} text={t("unavailable.text")}>
      <ButtonLink href={href("panier")}>{t("unavailable.retry")}</ButtonLink>
      <NewCart />
    </EmptyState>
  );
}

export function NewCart() {
  return (
    <form className={css.newCart} method="post" action={api.newCart}>
      <Button look="quiet">{t("unavailable.startAnew")}</Button>
      <p className="note">{t("unavailable.startAnewNote")}</p>
    </form>
  );
}
