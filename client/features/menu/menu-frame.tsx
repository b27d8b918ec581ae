import type { ReactNode } from "react";
import { menuFrameTexts } from "../../../shared/menu/menu-frame.texts.ts";
import { menuHref, stepBefore } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./menu-frame.module.css";
import { MenuLayout } from "./menu-layout.tsx";

const t = translator(menuFrameTexts);

export interface MenuFrameProps {
  frame: MenuFrameView;
  /** Left out if the children have the heading. */
  title?: string;
  text?: string;
  wide?: boolean;
  children: ReactNode;
}

export function MenuFrame({ frame, title, text, wide, children }: MenuFrameProps) {
  const { place, step, choices, others } = frame;
  const before = stepBefore(place.guide, step);
  return (
    <MenuLayout frame={frame}>
      <div className={wide ? `${css.frame} ${css.wide}` : css.frame}>
        {title && <h1 className="title-m">{title}</h1>}
        {text && <p className={css.text}>{text}</p>}
        {children}
        <p className={`${css.ways} no-print`}>
          {before && <a href={menuHref(place, before, choices)}>{t("back")}</a>}
          <a href={frame.editHref}>{t("edit")}</a>
          {others.length > 0 && (
            <span>
              {t("others")}{" "}
              {others.map(({ name, href }) => (
                <a key={href} href={href}>
                  {name}
                </a>
              ))}
            </span>
          )}
        </p>
      </div>
    </MenuLayout>
  );
}
