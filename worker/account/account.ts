import { accountTexts } from "../../shared/account/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Loader } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";

const t = translator(accountTexts);

export const loadAccount: Loader<"mon-compte"> = async (c) => {
  const { firstName, email, isUnverified } = await c.var.session.customer();
  return {
    screen: "account",
    personal: true,
    props: {
      firstName: firstName ?? "",
      email: email ?? "",
      isUnverified,
    },
    head: { title: pageTitle(t("title")), canonical: href("mon-compte"), noindex: true },
  };
};
