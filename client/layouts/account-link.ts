import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { chromeTexts } from "./chrome.texts.ts";
import type { Shell } from "./shell.ts";

const t = translator(chromeTexts);

export const accountHref = ({ loggedIn }: Shell["account"]): string =>
  href(loggedIn ? "mon-compte" : "connexion");

export function accountName({ loggedIn, firstName }: Shell["account"]): string {
  if (!loggedIn) return t("account.signIn");
  return firstName ? t("account.greeting", { firstName }) : t("account.mine");
}
