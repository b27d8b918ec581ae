import type { ReactNode } from "react";
import type { Header } from "../../shared/content/content.ts";
import { chromeTexts } from "../../shared/layout/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountIcon, BagIcon, MenuIcon } from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { MainMenu, mainMenuId } from "./main-menu.tsx";
import { SearchForm } from "./search-form.tsx";
import css from "./site-header.module.css";

const t = translator(chromeTexts);

export interface Account {
  loggedIn: boolean;
  firstName?: string;
}

export interface SiteHeaderProps {
  /** Known where the page is written only. */
  menu: Header["menu"] | undefined;
  question?: string | undefined;
  account: Account;
  cartBadge: ReactNode;
}

export function SiteHeader({ menu, question, account, cartBadge }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <button type="button" className={css.burger} popoverTarget={mainMenuId} aria-label={t("menu.open")}>
          <MenuIcon />
        </button>
        <Logo />
        <MainMenu menu={menu} />
        <div className={css.actions}>
          <AccountLink {...account} />
          <a
            className={`${css.action} ${css.cart}`}
            href={href("panier")}
            data-no-prefetch
            data-opens-cart=""
          >
            <BagIcon size={22} />
            <span className={css.name}>{t("cart")}</span>
            <span className={css.badge}>{cartBadge}</span>
          </a>
        </div>
      </div>
      <SearchForm question={question} />
    </header>
  );
}

function AccountLink({ loggedIn, firstName }: Account) {
  const name = firstName ? t("account.greeting", { firstName }) : t("account.mine");
  return (
    <a className={css.action} href={loggedIn ? href("mon-compte") : href("connexion")} data-no-prefetch>
      <AccountIcon size={22} />
      <span className={css.name}>{loggedIn ? name : t("account.signIn")}</span>
    </a>
  );
}
