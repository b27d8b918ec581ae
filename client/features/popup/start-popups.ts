import { whenIdle } from "../../../engine/islands/when-idle.ts";
import type { PopupData } from "../../../shared/popup/popup-data.ts";
import { setPopupSettings } from "./popup-settings.ts";

export function startPopups(shell: PopupData): () => void {
  setPopupSettings({ exitIntent: shell.exitIntent !== false, sender: shell.newsletter });
  const stop = new AbortController();
  if (shell.countryWall || shell.languageWall) {
    const load = async () => (await import("./walls.tsx")).askWalls(shell);
    whenIdle(() => void load().catch(() => {}), stop.signal);
  }
  return () => stop.abort();
}
