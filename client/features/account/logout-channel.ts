import { openTabChannel } from "../../navigation/tab-channel.ts";
import { removeDrafts } from "../forms/draft/remove-drafts.ts";

export const logoutChannel = openTabChannel<null>("logout");

export function announceLogout(): void {
  removeDrafts();
  logoutChannel.tell(null);
}
