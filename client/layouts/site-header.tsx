import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { CartBadge } from "../features/cart/badge/cart-badge.tsx";
import { CartLink } from "../features/cart/badge/cart-link.tsx";
import { AccountIcon, BagIcon, MenuIcon, SearchIcon } from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { chromeTexts } from "./chrome.texts.ts";
import { MainMenu } from "./main-menu.tsx";
import { searchBoxId } from "./search-box-id.ts";
import { type SearchFormProps, SearchIsland } from "./search-form.island.tsx";
import type { Shell } from "./shell.ts";
import css from "./site-header.module.css";
import { mainMenuId } from "./watch-menu.ts";

const t = translator(chromeTexts);

export type SiteHeaderProps = SearchFormProps & Pick<Shell, "menu" | "account">;

export function SiteHeader({ menu, account, ...box }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <button type="button" className={`${css.action} ${css.burger}`} popoverTarget={mainMenuId}>
          <MenuIcon />
          <span className={`visually-hidden ${css.name}`}>{t("menu.open")}</span>
        </button>
        <Logo />
        <MainMenu menu={menu} />
        <div className={css.actions}>
          <SearchLink />
          <AccountLink {...account} />
          <HeaderCart />
        </div>
      </div>
      <SearchIsland {...box} />
    </header>
  );
}

function SearchLink() {
  return (
    <a className={`${css.action} ${css.search}`} href={`#${searchBoxId}`}>
      <SearchIcon size={22} />
      <span className={`visually-hidden ${css.name}`}>{t("search.submit")}</span>
    </a>
  );
}

function HeaderCart() {
  return (
    <CartLink className={`${css.action} ${css.cart}`}>
      <BagIcon size={22} />
      <span className={`visually-hidden ${css.name}`}>{t("cart")}</span>
      <CartBadge className={css.badge} />
    </CartLink>
  );
}

function AccountLink({ loggedIn, firstName }: Shell["account"]) {
  const name = firstName ? t("account.greeting", { firstName }) : t("account.mine");
  return (
    <a className={css.action} href={loggedIn ? href("mon-compte") : href("connexion")}>
      <AccountIcon size={22} />
      <span className={`visually-hidden ${css.name}`}>{loggedIn ? name : t("account.signIn")}</span>
    </a>
  );
}
