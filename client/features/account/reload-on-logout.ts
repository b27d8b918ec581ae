import { fetchDocumentData } from "../../navigation/fetch-document.ts";
import { removeDrafts } from "../forms/remove-drafts.ts";
import { logoutChannel } from "./logout-channel.ts";

/** A page restored from the back/forward cache missed logout messages, so it asks the server. */
export function reloadOnLogout(isLoggedIn: boolean): void {
  logoutChannel.listen(() => {
    removeDrafts();
    location.reload();
  });
  if (!isLoggedIn) return;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void isStillLoggedIn().then((isIn) => isIn || location.reload());
  });
}

async function isStillLoggedIn(): Promise<boolean> {
  try {
    return (await fetchDocumentData("prefetch")).loggedIn;
  } catch {
    return true;
  }
}
