import { logoutTexts } from "../../../shared/account/logout.texts.ts";
import { attempt } from "../../browser/attempt.ts";
import { fetchDocument } from "../../navigation/fetch-document.ts";
import { pageCustomer } from "../../navigation/page-customer.ts";
import { pageNews } from "../../navigation/page-news.ts";
import { removeDrafts } from "../forms/draft/remove-drafts.ts";
import { logoutChannel } from "./logout-channel.ts";

/** A page restored from the back/forward cache missed logout messages, so it asks the server. */
export function reloadOnLogout(customer: string | undefined): void {
  const told = attempt(() => sessionStorage.getItem(reasonKey));
  attempt(() => sessionStorage.removeItem(reasonKey));
  const reason = reasons.find((one) => one === told);
  if (reason && !customer) pageNews.tell({ tone: "info", text: logoutTexts[reason] });
  logoutChannel.listen(() => reload(customer ? "elsewhere" : undefined));
  if (!customer) return;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void isStillLoggedIn(customer).then((isIn) => isIn || reload("over"));
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

async function isStillLoggedIn(customer: string): Promise<boolean> {
  try {
    const { page } = await fetchDocument(location.href, { purpose: "prefetch" });
    return !page || pageCustomer(page) === customer;
  } catch {
    return true;
  }
}
