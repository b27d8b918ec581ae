import { logoutTexts } from "../../../shared/account/logout.texts.ts";
import { attempt } from "../../browser/attempt.ts";
import { fetchDocumentData } from "../../navigation/fetch-document.ts";
import { pageNews } from "../../navigation/page-news.ts";
import { removeDrafts } from "../forms/draft/remove-drafts.ts";
import { logoutChannel } from "./logout-channel.ts";

/** A page restored from the back/forward cache missed logout messages, so it asks the server. */
export function reloadOnLogout(isLoggedIn: boolean): void {
  const told = attempt(() => sessionStorage.getItem(reasonKey));
  attempt(() => sessionStorage.removeItem(reasonKey));
  const reason = reasons.find((one) => one === told);
  if (reason && !isLoggedIn) pageNews.tell({ tone: "info", text: logoutTexts[reason] });
  logoutChannel.listen(() => reload(isLoggedIn ? "elsewhere" : undefined));
  if (!isLoggedIn) return;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void isStillLoggedIn().then((isIn) => isIn || reload("over"));
  });
}

const reasonKey = "logged-out";
const reasons = ["elsewhere", "over"] as const;

/** The reloaded page says why it has changed. */
function reload(reason: (typeof reasons)[number] | undefined): void {
  removeDrafts();
  if (reason) attempt(() => sessionStorage.setItem(reasonKey, reason));
  location.reload();
}

async function isStillLoggedIn(): Promise<boolean> {
  try {
    return (await fetchDocumentData("prefetch")).loggedIn;
  } catch {
    return true;
  }
}
