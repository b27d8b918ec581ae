import { translator } from "../../shared/text/translator.ts";
import { buyAgainTexts } from "./buy-again.texts.ts";
import type { BoughtAgain } from "./buy-again.ts";
import type { LeftOut } from "./take-again.ts";

const t = translator(buyAgainTexts);

const reasons = ["gone", "soldOut", "fewer", "refused", "subscribed", "offered", "unreadable"] as const;

/** What cannot be bought again comes first, by name and with its reason: a notice may be cut at its end. */
export function buyAgainMessage({ cart, isNothing, left, once, undone, failure }: BoughtAgain): {
  text: string;
  isComplete: boolean;
} {
  const sentences = reasons.flatMap((reason) => sentencesAbout(left, reason));
  if (failure) sentences.unshift(interrupted(cart !== undefined, undone));
  const isComplete = sentences.length === 0;
  if (once.length > 0) sentences.push(t("once", { names: namesIn(once) }));
  if (!failure) sentences.unshift(t(isNothing ? "nothing" : isComplete ? "all" : "some"));
  return { text: sentences.join(" "), isComplete };
}

const interrupted = (isCartKnown: boolean, undone: string[]): string =>
  isCartKnown && undone.length > 0 ? t("interrupted", { names: namesIn(undone) }) : t("unsure");

function sentencesAbout(left: readonly LeftOut[], reason: LeftOut["reason"]): string[] {
  const all = left.filter((one) => one.reason === reason);
  if (all.length === 0) return [];
  if (reason === "fewer") return all.flatMap((one) => (one.reason === "fewer" ? t("fewer", { ...one }) : []));
  if (reason === "unreadable" && all.some(({ name }) => !name)) return [t("unread")];
  return [t(reason, { names: namesIn(all.map(({ name }) => name)) })];
}

const namesIn = (names: readonly string[]): string => names.join("\u00a0; ");
