import { href } from "../../routes.ts";
import type { CustomerSubscription, PlannedSubscription } from "../customer-subscription.ts";

/** Answers to the mail that announces a parcel; they appear in its links. */
export const reminderAnswers = ["tout-va-bien", "il-m-en-reste", "il-m-en-manque"] as const;
export type ReminderAnswer = (typeof reminderAnswers)[number];

export const isReminderAnswer = (name: string): name is ReminderAnswer =>
  reminderAnswers.some((answer) => answer === name);

export const reminderHref = (id: number, answer: ReminderAnswer): string =>
  href("prochain-colis-subscription-answer", { subscription: String(id), answer });

/** Members that the e-commerce API tells without a login: no name, address or amount. */
export interface Reminder extends PlannedSubscription, Pick<CustomerSubscription, "id"> {
  /** The customer answered that all is well with this parcel. */
  isConfirmed: boolean;
  /** The subscription has an alert that the customer has to answer. False if the API does not tell. */
  needsAttention: boolean;
}
