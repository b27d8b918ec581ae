import * as clock from "../../../shared/time/clock.ts";
import { dayAfter, momentOf } from "../../../shared/time/wall-clock.ts";
import { dayOf } from "../../paris-days.ts";
import { oneWorkingDayAfter } from "../shipping-day.ts";

const hour = 3600_000;
const day = 24 * hour;

const reminderDays = 7;
const cardReminderDays = 30;

const retryDays = [2, 4];
export const mostCharges = retryDays.length + 1;
const lastWait = 2;

export function orderMomentOf(nextShipmentDate: string): Date {
  return momentOn(dayOf(nextShipmentDate), 6);
}

export function reminderMomentOf(nextShipmentDate: string): Date {
  return momentOn(dayAfter(dayOf(nextShipmentDate), -reminderDays), 8);
}

export function cardReminderMomentOf(expiresAt: string): Date {
  return new Date(Date.parse(expiresAt) - cardReminderDays * day);
}

export function pauseEndOf(pausedUntil: string): Date {
  return momentOn(dayOf(pausedUntil), 6);
}

export function nextChargeAfter(charges: number, at: string): string {
  const days = retryDays[charges - 1] ?? lastWait;
  return new Date(Date.parse(at) + days * day).toISOString();
}

/** An order made after its parcel's planned hour, but before the next orders, leaves an hour later. */
export function shipsOn(chosen: string, now = clock.date()): string {
  const planned = oneWorkingDayAfter(momentOn(dayAfter(dayOf(chosen), -1), 16));
  const nextOrders = momentOn(dayAfter(dayOf(planned)), 6);
  const isOver = planned <= now && now < nextOrders;
  return (isOver ? new Date(now.getTime() + hour) : planned).toISOString();
}

const momentOn = (date: string, hour: number) => new Date(momentOf(date, hour * 60));
