import { transitionTexts } from "../../shared/nutrition/transition.texts.ts";
import { type TransitionLength, transitionStages } from "../../shared/nutrition/transition.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";
import { calendarFile } from "./calendar-file.ts";

const t = translator(transitionTexts);

export interface TransitionFile {
  /** Never shown: its hash makes the event ids, so the same food must have the same subject. */
  subject: string;
  names: readonly string[];
  from: string;
  length: TransitionLength;
  later?: readonly LaterEvent[];
}

/** All-day event after the transition; without a text it names the food. */
export interface LaterEvent {
  kind: string;
  on: string;
  title: string;
  text?: string;
}

export async function sendTransition(
  c: AppContext,
  { subject, names, from, length, later = [] }: TransitionFile,
): Promise<Response> {
  const key = (await digestOf(subject)).slice(0, 20);
  const name = names.join(", ");
  const host = new URL(c.req.url).hostname;
  const stages = transitionStages(from, length).map(({ share, from: first, to }) => ({
    uid: `transition-${share}-${key}@${host}`,
    from: first,
    to: to ?? first,
    title: to ? t("event.mixed", { share, name }) : t("event.alone", { name }),
    text: to ? t("event.mixedText", { share, rest: 100 - share, name }) : t("event.aloneText", { name }),
  }));
  const afterwards = later.map(({ kind, on, title, text = name }) => ({
    uid: `${kind}-${key}@${host}`,
    from: on,
    to: on,
    title,
    text,
  }));
  c.header("Cache-Control", "no-store");
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="${t("fileName")}.ics"`);
  return c.body(calendarFile([...stages, ...afterwards], clock.date()));
}
