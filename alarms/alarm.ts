import type { CountedLine } from "../shared/measure/lines.ts";
import type { Figure } from "./figures.ts";

export type Wakes = "at once" | "by day" | "nobody";

/** A condition, evaluated every minute. `minutes`: how long a state must last, or the window of a count. */
export type Rule =
  | { is: "unreachable"; minutes: number }
  | { is: "down"; services: readonly string[]; minutes: number; problem?: RegExp }
  | { is: "share"; of: Figure; in: Figure; above: number; least: number; minutes: number }
  | { is: "lines"; lines: readonly CountedLine[]; detail?: RegExp; atLeast: number; minutes: number }
  /** Nothing of a figure, although the same minutes of last week had some, or another figure has. */
  | { is: "none"; of: Figure; lastWeek: number; minutes: number }
  | { is: "none"; of: Figure; beside: { figure: Figure; atLeast: number }; minutes: number }
  /** Many times the same minutes of last week. */
  | { is: "many"; of: Figure; times: number; least: number; minutes: number }
  | { is: "two versions"; minutes: number }
  | { is: "blind"; minutes: number };

export type Cause =
  | "shop"
  | "ecommerce"
  | "content"
  | "kv"
  | "search"
  | "objects"
  | "payment"
  | "sign-in"
  | "bot-check"
  | "mail"
  | "traffic"
  | "marketing"
  | "tags"
  | "pictures"
  | "address-search"
  | "release"
  | "consents"
  | "alarms";

interface Row {
  title: string;
  wakes: Wakes;
  /** Names of pages in `docs/runbooks/`, the first one to open first. */
  runbooks: readonly string[];
}

export interface Alarm extends Row {
  id: string;
  /** Alarms of one cause are one message. */
  cause: Cause;
  /** Causes that explain this alarm: while one of them is open, it is part of that message. */
  explainedBy?: readonly Cause[];
  rules: readonly Rule[];
}

/** Reported by a person or a mail; no machine evaluates it. */
export interface ReportedAlarm extends Row {
  reportedBy: string;
  threshold: string;
}
