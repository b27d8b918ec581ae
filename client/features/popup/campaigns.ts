import * as clock from "../../../shared/time/clock.ts";
import type { EventCatalogue, TrackedEvent } from "../../../shared/tracking/events.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";
import { shownTracking } from "../../visit/shown-tracking.ts";
import { eventAnswered, eventTracked } from "../../visit/signals.ts";
import { onAction, readAction } from "../marketing/actions.ts";
import { type ExitListener, watchExits } from "./exit-intent.ts";
import { releaseLink } from "./held-link.ts";
import { rememberPage, rememberVisit, visitBegan } from "./popup-memory.ts";
import { quietStart } from "./popup-rules.ts";
import { popupSettings } from "./popup-settings.ts";
import { reasonAgainstExits } from "./popups.ts";

interface AnsweredPopup {
  data: unknown;
  event: TrackedEvent;
}

export function watchCampaigns(track: (event: TrackedEvent) => void): void {
  /** Popup of an exit that had to wait; another exit opens the popup without sending the event again. */
  let onExit: AnsweredPopup | undefined;
  const exits: ExitListener = {
    expect: preload,
    send(data) {
      if (!reasonAgainstExits()) preload();
      track({ name: "exit_intent", data });
    },
    repeat: () => void (onExit && show(onExit)),
  };

  eventTracked.listen(({ name }) => {
    if (grantedPurposes().includes("marketing")) {
      rememberVisit();
      if (name === "page_view") rememberPage();
    }
    if (name !== "exit_intent") onExit = undefined;
    const isEnabled = shownTracking()?.enabled?.includes("exit_intent") ?? true;
    if (popupSettings()?.exitIntent && isEnabled) watchExits(exits);
  });
  onAction("popup", (data, event) => {
    if (event.name === "exit_intent" && !event.data.action) onExit = { data, event };
    void show({ data, event });
  });
  eventAnswered.listen(({ event, answer }) => {
    const hasPopup = typeof answer === "object" && answer !== null && "popup" in answer;
    if (event.name === "exit_intent" && !hasPopup) releaseLink();
  });
}

const loadPopups = () => import("./campaign-popups.tsx");

/** Preloads, because a held link waits only briefly. */
const preload = () => void loadPopups().catch(() => {});

async function show({ data, event }: AnsweredPopup): Promise<void> {
  const settings = popupSettings();
  const isTimely = event.name === "exit_intent" ? isAnswerable(event.data) : await isQuietStartOver();
  if (isTimely && settings) {
    try {
      const [{ askCampaign }, action] = await Promise.all([loadPopups(), readAction("popup", data)]);
      if (action) await askCampaign({ action, event, sender: settings.sender });
    } catch {
      // The page works without the popup.
    }
  }
  if (event.name === "exit_intent") releaseLink();
}

const isAnswerable = ({ action }: EventCatalogue["exit_intent"]): boolean =>
  action === "click" || !reasonAgainstExits();

async function isQuietStartOver(): Promise<boolean> {
  const { pathname } = location;
  const left = visitBegan() + quietStart - clock.now();
  if (left > 0) await new Promise((over) => setTimeout(over, left));
  return location.pathname === pathname;
}
