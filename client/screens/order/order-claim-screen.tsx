import { claimTexts } from "../../../shared/claim/claim.texts.ts";
import { orderDetailTexts } from "../../../shared/order/detail/order-detail.texts.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { ClaimForm, type ClaimFormProps } from "../../features/claim/claim-form.tsx";

const t = translator(claimTexts);
const order = translator(orderDetailTexts);

export interface OrderClaimScreenProps extends Pick<AccountFrameProps, "places"> {
  token: string;
  number: string;
  form: ClaimFormProps;
}

export function OrderClaimScreen({ places, token, number, form }: OrderClaimScreenProps) {
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-commandes"
      steps={[{ name: order("title", { number }), href: orderHref(token) }, { name: t("step") }]}
    >
      <h1>{t("title")}</h1>
      <p>{t("intro", { number })}</p>
      <ClaimForm {...form} />
    </AccountFrame>
  );
}
