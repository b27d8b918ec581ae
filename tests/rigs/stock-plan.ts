import type { StockPlan } from "../../shared/subscription/stock/stock-advice.ts";
import type { Road } from "../../shared/subscription/stock/stock-days.ts";

export const today = "2026-11-22";
export const road: Road = { days: 4, to: "FR" };

/** A running subscription whose parcel leaves in 16 days and may be sent now. */
export const stockPlan: StockPlan = {
  today,
  next: "2026-12-08",
  interval: 42,
  isOpen: true,
  canShipNow: true,
  isPaused: false,
  pausedUntil: null,
  road,
  isOffered: () => true,
};
