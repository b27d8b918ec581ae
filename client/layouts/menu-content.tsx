import type { Header } from "../../shared/content/content.ts";
import type { ShopCountry } from "../../shared/country/country.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountIcon, ChevronIcon, CloseIcon } from "../ui/icons.tsx";
import sheet from "../ui/sheet.module.css";
import { SmartLink } from "../ui/smart-link.tsx";
import { accountHref, accountName } from "./account-link.ts";
import css from "./main-menu.module.css";
import type { Shell } from "./shell.ts";
import { layoutTexts } from "./texts.ts";
import { mainMenuId } from "./watch-menu.ts";

const t = translator(layoutTexts);
const ofCountry = translator(countryTexts);

export interface MenuContentProps {
  menu: Header["menu"];
  account: Shell["account"];
  country: ShopCountry;
}

export function MenuContent({ menu, account, country }: MenuContentProps) {
  return (
    <>
      <button
        type="button"
        className={`${sheet.close} ${css.close}`}
        popoverTarget={mainMenuId}
        popoverTargetAction="hide"
        aria-label={t("menu.close")}
      >
        <CloseIcon />
      </button>
      <ul className={css.list}>
        {menu.map((item) => (
          <li key={item.name}>
            {item.children.length === 0 ? (
              <SmartLink link={item} className={css.top} />
            ) : (
              <DropDown item={item} />
            )}
          </li>
        ))}
      </ul>
      <Services account={account} country={country} />
    </>
  );
}

/** Shown below 1,024 px only: wider windows have these links in header and footer. */
function Services({ account, country }: Pick<MenuContentProps, "account" | "country">) {
  return (
    <ul className={css.services}>
      <li>
        <a className={css.link} href={accountHref(account)}>
          <AccountIcon size={20} />
          {accountName(account)}
        </a>
      </li>
      <li>
        <a className={css.link} href={href("mon-compte-mes-commandes")}>
          {t("menu.orders")}
        </a>
      </li>
      <li>
        <a className={css.link} href={href("magasins")}>
          {t("menu.shops")}
        </a>
      </li>
      <li>
        <a className={css.link} href={href("faq-faqQuery", {})}>
          {t("menu.help")}
        </a>
      </li>
      <li>
        <a className={css.link} href={href("pays-et-langue")} rel="nofollow">
          {ofCountry("footer", { country: ofCountry(`countries.${country}`) })}
        </a>
      </li>
    </ul>
  );
}

function DropDown({ item }: { item: Header["menu"][number] }) {
  return (
    <details name="menu" className={css.drop}>
      <summary className={css.top}>
        {item.name}
        <ChevronIcon size={16} />
      </summary>
      <ul className={css.panel}>
        {item.to && (
          <li>
            <SmartLink link={item} className={css.all}>
              {item.title ?? t("menu.all")}
            </SmartLink>
          </li>
        )}
        {item.children.map((child) => (
          <li key={child.name}>
            <SmartLink link={child} className={css.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
