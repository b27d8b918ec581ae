import { namesInSentence } from "../../../shared/order/item-name.ts";
import { translator } from "../../../shared/text/translator.ts";
import { buyAgainNotices } from "./buy-again.texts.ts";
import type { BoughtAgain } from "./buy-again.ts";
import type { LeftOutReason, NotTaken } from "./take-again.ts";
import type { TakenTogether } from "./take-all.ts";

const t = translator(buyAgainNotices);

const leftOutReasons = [
  "gone",
  "soldOut",
  "fewer",
  "refused",
  "full",
  "changed",
  "subscribed",
  "otherRhythm",
  "rhythmIgnored",
  "boughtOnce",
  "offered",
  "sample",
  "unreadable",
] as const satisfies LeftOutReason[];

/**
 * Names the articles that cannot be bought again first, since a notice may be cut at its end. The cart opens over the
 * notice only if `isComplete`.
 */
export function buyAgainMessage({ cart, isNothing, left, once, undone, failure }: BoughtAgain): {
  text: string;
  isComplete: boolean;
} {
  const missing = whatIsMissing({ cart, left, undone, ...(failure && { failure }) });
  const sentences = [...missing, ...(once.length > 0 ? [t("once", { names: namesInSentence(once) })] : [])];
  const isComplete = sentences.length === 0;
  if (!failure) sentences.unshift(t(isNothing ? "nothing" : missing.length === 0 ? "all" : "some"));
  return { text: sentences.join(" "), isComplete };
}

export function whatIsMissing({
  cart,
  left,
  undone,
  failure,
}: Omit<TakenTogether, "known" | "old" | "added">): string[] {
  const sentences = leftOutReasons.flatMap((reason) => sentencesAbout(left, reason));
  return failure ? [interrupted(cart !== undefined, undone), ...sentences] : sentences;
}

const interrupted = (isCartKnown: boolean, undone: string[]): string =>
  isCartKnown && undone.length > 0 ? t("interrupted", { names: namesInSentence(undone) }) : t("unsure");

function sentencesAbout(left: readonly NotTaken[], reason: NotTaken["reason"]): string[] {
  const all = left.filter((one) => one.reason === reason);
  if (all.length === 0) return [];
  if (reason === "fewer") return all.flatMap((one) => (one.reason === "fewer" ? t("fewer", { ...one }) : []));
  if (reason === "unreadable" && all.some(({ name }) => !name)) return [t("unread")];
  return [t(reason, { names: namesInSentence(all.map(({ name }) => name)) })];
}
