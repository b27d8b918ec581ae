import { openTabChannel } from "../../navigation/tab-channel.ts";
import { removeDrafts } from "../forms/draft-store.ts";

/** Ends the session in all tabs of this browser (spec 4). */
export const logoutChannel = openTabChannel<null>("logout");

export function announceLogout(): void {
  removeDrafts();
  logoutChannel.tell(null);
}
