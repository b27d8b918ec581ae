import type { PaymentOutcome } from "../database/schema.ts";

export type CardAnswer = PaymentOutcome | { state: "authentication" } | { state: "timeout" };

interface TestCard {
  number: string;
  name: string;
  answer: CardAnswer;
}

export const testCards: readonly TestCard[] = [
  { number: "4970100000000000", name: "Visa, payée tout de suite", answer: { state: "completed" } },
  {
    number: "5100100000000008",
    name: "Mastercard, demande une authentification forte",
    answer: { state: "authentication" },
  },
  {
    number: "4970100000000026",
    name: "Visa, refusée par la banque",
    answer: { state: "failed", bankCode: "51", bankMessage: "Provision insuffisante ou plafond dépassé" },
  },
  { number: "4970100000000034", name: "Visa, la banque ne répond pas", answer: { state: "timeout" } },
];

export function answerOf(number: string): CardAnswer | undefined {
  const digits = number.replace(/\D/g, "");
  return testCards.find((card) => card.number === digits)?.answer;
}
