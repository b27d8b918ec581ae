import { formatAmount } from "../money/money.ts";
import { formatDate } from "../time/dates.ts";
import type { Sponsorship } from "./sponsorship.ts";

export interface FriendView extends Pick<Sponsorship, "number" | "email" | "state"> {
  date: string;
  reward: string | null;
}

export const friendView = ({ createdAt, reward, ...friend }: Sponsorship): FriendView => ({
  ...friend,
  date: formatDate(createdAt),
  reward: typeof reward === "number" ? formatAmount(reward) : reward,
});
