import { orderDetailTexts } from "../../shared/order/order-detail.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { leaveNotice, type Notice } from "../session/notice.ts";

const t = translator(orderDetailTexts);

export function leaveInvoiceNotice(c: AppContext, why: "notYet" | "overdue" | "failed"): void {
  const tone = why === "notYet" ? "info" : "error";
  leaveNotice(c, { tone, text: t(`invoice.${why}`), draft: { invoice: why } });
}

export const isAboutInvoice = ({ draft }: Notice): boolean => draft?.invoice !== undefined;

/** Customer service, where waiting does not help. */
export const helpOf = ({ draft }: Notice, { number }: { number: string | null }): { ask?: string } =>
  draft?.invoice === "overdue"
    ? { ask: `${href("nous-contacter")}?${new URLSearchParams({ commande: number ?? "" })}` }
    : {};
