import { formatAmount } from "../money/money.ts";
import { formatDate } from "../time/dates.ts";
import type { Sponsorship } from "./sponsorship.ts";

/** Dates and amounts are formatted on the worker, because the first view loads neither formatter. */
export interface FriendView extends Pick<Sponsorship, "number" | "email" | "state"> {
  date: string;
  reward: string | null;
}

export const friendView = ({ createdAt, reward, ...friend }: Sponsorship): FriendView => ({
  ...friend,
  date: formatDate(createdAt),
  reward: typeof reward === "number" ? formatAmount(reward) : reward,
});
