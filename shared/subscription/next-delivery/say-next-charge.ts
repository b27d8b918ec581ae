import { formatAmount } from "../../money/money.ts";
import { translator } from "../../text/translator.ts";
import { nextChargeTexts } from "./next-charge.texts.ts";
import type { NextCharge } from "./next-charge.ts";

const t = translator(nextChargeTexts);

export function sayNextCharge(charge: NextCharge | null): { amount: string; note: string } {
  if (!charge) return { amount: "", note: t("unknown") };
  const { basis, services, isReduced, mayHaveFees } = charge;
  const withServices = services > 0 && basis !== "settled";
  const notes = [
    noteOn(charge),
    withServices && t("notes.services"),
    isReduced && t("notes.withoutReductions"),
    mayHaveFees && t("notes.fees"),
  ];
  const amount = formatAmount(charge.amount);
  return { amount: t(wordsFor(charge), { amount }), note: notes.filter(Boolean).join(" ") };
}

function wordsFor({ basis, mayHaveFees }: NextCharge) {
  return mayHaveFees && basis !== "goods" ? "atLeast" : basis;
}

function noteOn({ basis, delivery }: NextCharge): string {
  if (basis === "settled") return "";
  if (basis === "carrier" && delivery === 0) return t("notes.offered");
  return t(`notes.${basis}`, { delivery: formatAmount(delivery) });
}
