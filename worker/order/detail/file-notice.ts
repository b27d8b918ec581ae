import { orderFileTexts } from "../../../shared/order/detail/order-file.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { leaveNotice, type Notice } from "../../session/notice.ts";

const t = translator(orderFileTexts);

type Why = "invoice.notYet" | "invoice.overdue" | "invoice.failed" | "transition.failed";

export function leaveFileNotice(c: AppContext, why: Why): void {
  const tone = why === "invoice.notYet" ? "info" : "error";
  leaveNotice(c, { tone, text: t(why), draft: { file: why } });
}

export const isAboutFile = ({ draft }: Notice): boolean => draft?.file !== undefined;

export const helpOf = ({ draft }: Notice, { number }: { number: string | null }): { ask?: string } =>
  draft?.file === ("invoice.overdue" satisfies Why)
    ? { ask: `${href("nous-contacter")}?${new URLSearchParams({ commande: number ?? "" })}` }
    : {};
