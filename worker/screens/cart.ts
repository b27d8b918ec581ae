import { translator } from "../../shared/i18n/translator.ts";
import { workerTexts } from "../../shared/i18n/worker.ts";
import { href } from "../../shared/routes.ts";
import { pageTitle } from "../../shared/seo.ts";
import { CartProblem, loadCart as loadOrder } from "../cart/cart.ts";
import type { Loader } from "../page/page.ts";
import { takeNotice } from "../session/notice.ts";

const t = translator(workerTexts);

/** The cart page: the cart as settled by the e-commerce API, or why it cannot be shown just now. */
export const loadCart: Loader<"panier"> = async (c) => {
  const head = { title: pageTitle(t("cart.title")), canonical: href("panier"), noindex: true };
  try {
    const cart = await loadOrder(c);
    const refused = takeNotice(c, ({ typed }) => typed?.line !== undefined);
    return {
      screen: "cart",
      head,
      personal: true,
      props: {
        cart,
        ...(refused?.typed
          ? { notice: { tone: refused.tone, text: refused.text }, typed: refused.typed }
          : {}),
      },
    };
  } catch (error) {
    if (!(error instanceof CartProblem)) throw error;
    c.var.log.error("cart not shown", error);
    const unavailable = error.cart === null;
    return {
      screen: "cart",
      head,
      personal: true,
      props: {
        cart: error.cart,
        unavailable,
        ...(unavailable ? {} : { notice: { tone: "info", text: error.message } }),
      },
    };
  }
};
