import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { subscriptionHref } from "../../shared/subscription/subscription-href.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import type { Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { takeSubscriptionNotice } from "./subscription-notice.ts";

const t = translator(stepTexts);

export function subscriptionOutagePage(
  c: AppContext,
  { subscription }: { subscription: string },
  retry: string,
): Page {
  const notice = takeSubscriptionNotice(c);
  return {
    screen: "subscription",
    status: 503,
    props: {
      places: accountPlacesOf(c.var),
      name: stepTexts.unnumbered,
      kind: "down",
      retry,
      ...(notice && { notice }),
    },
    head: {
      title: pageTitle(t("down.title")),
      canonical: subscriptionHref(Number(subscription)),
      noindex: true,
    },
  };
}
