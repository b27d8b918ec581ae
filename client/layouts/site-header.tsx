import { translator } from "../../shared/text/translator.ts";
import { CartBadge } from "../features/cart/badge/cart-badge.tsx";
import { CartLink } from "../features/cart/badge/cart-link.tsx";
import { AccountIcon, BagIcon, MenuIcon, SearchIcon } from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { accountHref, accountName } from "./account-link.ts";
import { chromeTexts } from "./chrome.texts.ts";
import { MainMenu } from "./main-menu.tsx";
import type { MenuContentProps } from "./menu-content.tsx";
import { searchBoxId } from "./search-box-id.ts";
import { type SearchFormProps, SearchIsland } from "./search-form.island.tsx";
import type { Shell } from "./shell.ts";
import css from "./site-header.module.css";
import { mainMenuId } from "./watch-menu.ts";

const t = translator(chromeTexts);

export type SiteHeaderProps = SearchFormProps & MenuContentProps;

export function SiteHeader({ menu, account, country, ...box }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <button type="button" className={`${css.action} ${css.burger}`} popoverTarget={mainMenuId}>
          <MenuIcon />
          <span className={`visually-hidden ${css.name}`}>{t("menu.open")}</span>
        </button>
        <Logo />
        <MainMenu menu={menu} account={account} country={country} />
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

function AccountLink(account: Shell["account"]) {
  return (
    <a className={css.action} href={accountHref(account)}>
      <AccountIcon size={22} />
      <span className={`visually-hidden ${css.name}`}>{accountName(account)}</span>
    </a>
  );
}
