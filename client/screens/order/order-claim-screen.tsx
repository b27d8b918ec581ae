import { claimTexts } from "../../../shared/claim/claim.texts.ts";
import { orderDetailTexts } from "../../../shared/order/detail/order-detail.texts.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { ShownClaim } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { ClaimForm, type ClaimFormProps } from "../../features/claim/claim-form.tsx";
import { OrderClaims } from "../../features/order/detail/order-claims.tsx";

const t = translator(claimTexts);
const order = translator(orderDetailTexts);

export interface OrderClaimScreenProps extends Pick<AccountFrameProps, "places"> {
  token: string;
  number: string;
  /** Reports that are open; null if they cannot be read. */
  claims: readonly ShownClaim[] | null;
  form: ClaimFormProps;
}

export function OrderClaimScreen({ places, token, number, claims, form }: OrderClaimScreenProps) {
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-commandes"
      steps={[{ name: order("title", { number }), href: orderHref(token) }, { name: t("step") }]}
    >
      <h1>{t("title")}</h1>
      <OrderClaims claims={claims} />
      {claims && claims.length > 0 && <p>{t("list.another")}</p>}
      <p>{t("intro", { number })}</p>
      <ClaimForm {...form} />
    </AccountFrame>
  );
}
