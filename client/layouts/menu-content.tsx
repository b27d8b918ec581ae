import type { Header } from "../../shared/content/content.ts";
import { translator } from "../../shared/text/translator.ts";
import { ChevronIcon, CloseIcon } from "../ui/icons.tsx";
import sheet from "../ui/sheet.module.css";
import { SmartLink } from "../ui/smart-link.tsx";
import css from "./main-menu.module.css";
import { layoutTexts } from "./texts.ts";
import { mainMenuId } from "./watch-menu.ts";

const t = translator(layoutTexts);

export interface MenuContentProps {
  menu: Header["menu"];
}

export function MenuContent({ menu }: MenuContentProps) {
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
    </>
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
