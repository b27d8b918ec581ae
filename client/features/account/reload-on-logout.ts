import { fetchDocumentData, isDocument } from "../../navigation/fetch-document.ts";
import { payloadUrl, readPayload } from "../../navigation/payload.ts";
import { removeDrafts } from "../forms/remove-drafts.ts";
import { logoutChannel } from "./logout-channel.ts";

/** A page that comes back from the back/forward cache has heard nothing meanwhile: it asks. */
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
  const page = new URL(location.href);
  try {
    if (isDocument()) return (await fetchDocumentData("prefetch")).loggedIn;
    const answer = await fetch(payloadUrl(page), { cache: "no-store", headers: { Purpose: "prefetch" } });
    return (await readPayload(answer, page.pathname)).loggedIn;
  } catch {
    return true;
  }
}
