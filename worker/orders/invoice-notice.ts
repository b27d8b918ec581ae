import { orderDetailTexts } from "../../shared/order/order-detail.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";

const t = translator(orderDetailTexts);

export function leaveInvoiceNotice(c: AppContext, why: "notYet" | "failed"): void {
  const tone = why === "notYet" ? "info" : "error";
  leaveNotice(c, { tone, text: t(`invoice.${why}`), draft: { invoice: why } });
}

export const isAboutInvoice = ({ draft }: Notice): boolean => draft?.invoice !== undefined;
