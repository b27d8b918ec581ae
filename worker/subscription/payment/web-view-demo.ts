import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { webViewTexts } from "../../../shared/web-view/texts.ts";
import type { Loader } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { webViewHref } from "./web-view-payment.ts";

const t = translator(webViewTexts);

export const loadWebViewDemo: Loader<"webView-demo"> = async (c) => {
  const own = c.var.session.loggedIn
    ? await c.var.ecommerce.subscriptions().catch((error: unknown) => {
        c.var.log.error("subscriptions not shown", error);
        return [];
      })
    : [];
  return {
    screen: "web-view-demo",
    personal: true,
    props: { subscriptions: own.map(({ id }) => ({ id, href: webViewHref(id) })) },
    head: { title: pageTitle(t("demo.title")), canonical: href("webView-demo"), noindex: true },
  };
};
