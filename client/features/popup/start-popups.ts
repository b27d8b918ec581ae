import type { PopupData } from "../../document-data.ts";
import { whenIdle } from "../../islands/when-idle.ts";
import { setPopupSettings } from "./popup-settings.ts";

/** Walls, once the browser is idle; if their files are missing, the page works without. Returns a cleanup. */
export function startPopups(shell: PopupData): () => void {
  setPopupSettings({ exitIntent: shell.exitIntent !== false, sender: shell.parts.newsletter });
  const stop = new AbortController();
  if (shell.countryWall || shell.languageWall) {
    const load = async () => (await import("./walls.tsx")).askWalls(shell);
    whenIdle(() => void load().catch(() => {}), stop.signal);
  }
  return () => stop.abort();
}
