import { logoutTexts } from "../../../shared/account/logout.texts.ts";
import { attempt } from "../../browser/attempt.ts";
import { fetchDocumentData } from "../../navigation/fetch-document.ts";
import { pageNews } from "../../navigation/page-news.ts";
import { removeDrafts } from "../forms/remove-drafts.ts";
import { logoutChannel } from "./logout-channel.ts";

/** A page restored from the back/forward cache missed logout messages, so it asks the server. */
export function reloadOnLogout(isLoggedIn: boolean): void {
  const wasLoggedIn = attempt(() => sessionStorage.getItem(reasonKey)) === "";
  attempt(() => sessionStorage.removeItem(reasonKey));
  if (wasLoggedIn && !isLoggedIn) pageNews.tell({ tone: "info", text: logoutTexts.elsewhere });
  logoutChannel.listen(() => {
    removeDrafts();
    reload(isLoggedIn);
  });
  if (!isLoggedIn) return;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void isStillLoggedIn().then((isIn) => isIn || reload(isLoggedIn));
  });
}

const reasonKey = "logged-out-elsewhere";

/** The reloaded page says why it has changed. */
function reload(isLoggedIn: boolean): void {
  if (isLoggedIn) attempt(() => sessionStorage.setItem(reasonKey, ""));
  location.reload();
}

async function isStillLoggedIn(): Promise<boolean> {
  try {
    return (await fetchDocumentData("prefetch")).loggedIn;
  } catch {
    return true;
  }
}
