import type { StockNotificationProps } from "../../../client/features/product/out-of-stock/stock-notification.island.tsx";
import type { Variant } from "../../../shared/product/product.ts";
import type { AppContext } from "../../context.ts";
import { senderProps } from "../../forms/bot-check.ts";
import { takeNotice } from "../../session/notice.ts";

export async function stockNotificationOf(
  c: AppContext,
  { code, isInStock }: Pick<Variant, "code" | "isInStock">,
  returnTo: string,
): Promise<StockNotificationProps | undefined> {
  if (isInStock || !c.var.settings.features.has("back-in-stock")) return undefined;
  const notice = takeNotice(c, ({ draft }) => draft?.stockNotification === code);
  const { email } = await c.var.session.customer();
  return {
    variantCode: code,
    returnTo,
    email: notice?.draft?.email ?? email,
    ...(notice?.tone === "error" ? { problem: notice.text } : {}),
    isSaved: notice?.tone === "success",
    ...(await senderProps(c.var, notice?.draft?.stamp)),
  };
}
