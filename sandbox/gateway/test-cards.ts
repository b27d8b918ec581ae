import type { PaymentOutcome } from "../database/schema/orders.ts";
import type { Card } from "../database/schema/subscriptions.ts";
import { endOfMonth } from "../paris-days.ts";

type CardAnswer = PaymentOutcome | { state: "authentication" } | { state: "timeout" };

interface TestCard {
  number: string;
  name: string;
  answer: CardAnswer;
  later?: NonNullable<Card["answer"]>;
}

export const testCards: readonly TestCard[] = [
  { number: "4970100000000000", name: "Visa, payée tout de suite", answer: { state: "completed" } },
  {
    number: "5100100000000008",
    name: "Mastercard, demande une authentification forte, à chaque échéance aussi",
    answer: { state: "authentication" },
    later: "authentication",
  },
  {
    number: "5100100000000016",
    name: "Mastercard, payée tout de suite, refusée aux échéances d’un abonnement",
    answer: { state: "completed" },
    later: "failed",
  },
  {
    number: "4970100000000026",
    name: "Visa, refusée par la banque",
    answer: { state: "failed", bankCode: "51", bankMessage: "Provision insuffisante ou plafond dépassé" },
  },
  { number: "4970100000000034", name: "Visa, la banque ne répond pas", answer: { state: "timeout" } },
];

type CardReading = { answer: CardAnswer; card: Card } | { problem: string };

export function readCard({ number, expiry }: { number: string; expiry: string }, now: Date): CardReading {
  const digits = number.replace(/\D/g, "");
  const found = testCards.find((card) => card.number === digits);
  if (!found) return { problem: "Ce numéro n’est pas celui d’une carte de test." };
  const expiresAt = expiryOf(expiry);
  if (expiresAt === null) return { problem: "Indiquez le mois et l’année d’expiration : 09/29." };
  if (new Date(expiresAt) < now) return { problem: "Cette carte a expiré." };
  const card = {
    brand: digits.startsWith("4") ? "visa" : "mastercard",
    lastDigits: digits.slice(-4),
    expiresAt,
    ...(found.later && { answer: found.later }),
  };
  return { answer: found.answer, card };
}

function expiryOf(expiry: string): string | null {
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? [];
  return month ? endOfMonth(`20${year}-${month.padStart(2, "0")}-01`) : null;
}
