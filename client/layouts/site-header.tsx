import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { CartBadge } from "../features/cart/cart-badge.tsx";
import { CartLink } from "../features/cart/cart-drawer-place.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import type { Shell } from "../page-data.ts";
import { AccountIcon, BagIcon, MenuIcon } from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { chromeTexts } from "./chrome.texts.ts";
import { MainMenu, mainMenuId } from "./main-menu.tsx";
import { SearchForm, type SearchFormProps } from "./search-form.tsx";
import css from "./site-header.module.css";

const t = translator(chromeTexts);

export interface SiteHeaderProps extends SearchFormProps {
  menu: StaticHtml;
  account: Shell["account"];
}

export function SiteHeader({ menu, account, ...search }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <button type="button" className={css.burger} popoverTarget={mainMenuId} aria-label={t("menu.open")}>
          <MenuIcon />
        </button>
        <Logo />
        <MainMenu content={menu} />
        <div className={css.actions}>
          <AccountLink {...account} />
          <CartLink className={`${css.action} ${css.cart}`}>
            <BagIcon size={22} />
            <span className={css.name}>{t("cart")}</span>
            <span className={css.badge}>
              <CartBadge />
            </span>
          </CartLink>
        </div>
      </div>
      <SearchForm {...search} />
    </header>
  );
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
