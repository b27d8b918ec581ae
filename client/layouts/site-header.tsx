import type { MouseEvent } from "react";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { CartBadge } from "../features/cart/cart-badge.tsx";
import { CartLink } from "../features/cart/cart-drawer-place.tsx";
import { ownRoot } from "../islands/island.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import type { Shell } from "../page-data.ts";
import { AccountIcon, BagIcon, MenuIcon, SearchIcon } from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { isPlainPress } from "../ui/plain-press.ts";
import { chromeTexts } from "./chrome.texts.ts";
import { MainMenu, mainMenuId } from "./main-menu.tsx";
import { SearchForm, type SearchFormProps, searchBoxId } from "./search-form.tsx";
import css from "./site-header.module.css";

const t = translator(chromeTexts);

export interface SiteHeaderProps extends SearchFormProps {
  menu: StaticHtml;
  account: Shell["account"];
}

export function SiteHeader({ menu, account, ...box }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <button type="button" className={`${css.action} ${css.burger}`} popoverTarget={mainMenuId}>
          <MenuIcon />
          <span className={css.name}>{t("menu.open")}</span>
        </button>
        <Logo />
        <MenuIsland content={menu} />
        <div className={css.actions}>
          <SearchLinkIsland />
          <AccountLink {...account} />
          <CartIsland />
        </div>
      </div>
      <SearchIsland {...box} />
    </header>
  );
}

export function SearchLink() {
  return (
    <a className={`${css.action} ${css.search}`} href={`#${searchBoxId}`} onClick={search}>
      <SearchIcon size={22} />
      <span className={css.name}>{t("search.submit")}</span>
    </a>
  );
}

export function HeaderCart() {
  return (
    <CartLink className={`${css.action} ${css.cart}`}>
      <BagIcon size={22} />
      <span className={css.name}>{t("cart")}</span>
      <CartBadge className={css.badge} />
    </CartLink>
  );
}

const MenuIsland = ownRoot({ when: "touch", Component: MainMenu });
const SearchLinkIsland = ownRoot({ when: "touch", Component: SearchLink });
const SearchIsland = ownRoot({ when: "touch", Component: SearchForm });
const CartIsland = ownRoot({ when: "load", Component: HeaderCart });

/** Brings the box below the bar, where the page is (search-form.module.css). */
function search(event: MouseEvent): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  document.getElementById(searchBoxId)?.focus({ preventScroll: true });
}

function AccountLink({ loggedIn, firstName }: Shell["account"]) {
  const name = firstName ? t("account.greeting", { firstName }) : t("account.mine");
  return (
    <a className={css.action} href={loggedIn ? href("mon-compte") : href("connexion")} data-no-prefetch>
      <AccountIcon size={22} />
      <span className={css.name}>{loggedIn ? name : t("account.signIn")}</span>
    </a>
  );
}
