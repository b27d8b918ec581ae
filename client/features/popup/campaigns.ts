import type { PopupAction } from "../../../shared/marketing/actions.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import { whenIdle } from "../../islands/when-idle.ts";
import { onAction } from "../marketing/actions.ts";
import { grantedPurposes } from "../tracking/granted-purposes.ts";
import { eventAnswered, eventTracked } from "../tracking/signals.ts";
import { watchExits } from "./exit-intent.ts";
import { releaseLink } from "./held-link.ts";
import { rememberVisit } from "./popup-memory.ts";
import { popupSettings } from "./popup-settings.ts";

const loadPopups = () => import("./campaign-popups.tsx");

/** Popups of campaigns, and what they answer to when the shop is left. @param track tells an event */
export function watchCampaigns(track: (event: TrackedEvent) => void): void {
  // A link does not wait for their files.
  whenIdle(() => void loadPopups().catch(() => {}), new AbortController().signal);
  eventTracked.listen(() => {
    if (grantedPurposes().includes("marketing")) rememberVisit();
    if (popupSettings()?.exitIntent) watchExits((data) => track({ name: "exit_intent", data }));
  });
  onAction("popup", (action, event) => void show(action, event));
  eventAnswered.listen(({ event, answer }) => {
    const hasPopup = typeof answer === "object" && answer !== null && "popup" in answer;
    if (event.name === "exit_intent" && !hasPopup) releaseLink();
  });
}

/** Without its files, or its Markdown, there is no popup. */
async function show(action: PopupAction, event: TrackedEvent): Promise<void> {
  const settings = popupSettings();
  try {
    const { askCampaign } = await loadPopups();
    if (settings) await askCampaign({ action, event, sender: settings.sender });
  } catch {
    // The page works without.
  }
  if (event.name === "exit_intent") releaseLink();
}
