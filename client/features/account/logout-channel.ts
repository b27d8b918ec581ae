import { openTabChannel } from "../../navigation/tab-channel.ts";
import { removeDrafts } from "../forms/remove-drafts.ts";

/** Ends the session in all tabs of this browser (spec 4). */
export const logoutChannel = openTabChannel<null>("logout");

export function announceLogout(): void {
  removeDrafts();
  logoutChannel.tell(null);
}
