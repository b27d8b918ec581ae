import { accountTexts } from "../../shared/account/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { defaultCustomer } from "../upstream/ecommerce/customer.ts";

const t = translator(accountTexts);

export const loadAccount: Loader<"mon-compte"> = async (c) => {
  const customer = await c.var.session.customer();
  const { firstName, email, isUnverified } = customer;
  const isDown = customer === defaultCustomer;
  return {
    screen: "account",
    ...(isDown ? { status: 503 } : {}),
    personal: true,
    props: {
      places: accountPlacesOf(c),
      firstName: firstName ?? "",
      email: email ?? "",
      isUnverified,
      isDown,
    },
    head: { title: pageTitle(t("title")), canonical: href("mon-compte"), noindex: true },
  };
};
