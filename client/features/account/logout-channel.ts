import { openTabChannel } from "../../navigation/tab-channel.ts";

/** Ends the session in all tabs of this browser (spec 4). */
export const logoutChannel = openTabChannel<null>("logout");

export const announceLogout = (): void => logoutChannel.tell(null);
