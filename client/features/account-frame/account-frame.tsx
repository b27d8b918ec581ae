import type { ReactNode } from "react";
import { accountFrameTexts } from "../../../shared/account/account-frame.texts.ts";
import type { AccountPlace } from "../../../shared/account/account-places.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Breadcrumb, type BreadcrumbProps } from "../../ui/breadcrumb.tsx";
import css from "./account-frame.module.css";
import { PlaceIcon } from "./account-place-icon.tsx";
import { LogoutForm } from "./logout-form.tsx";

const t = translator(accountFrameTexts);

export interface AccountFrameProps {
  places: readonly AccountPlace[];
  place: AccountPlace;
  placeHref?: string;
  steps?: BreadcrumbProps["steps"];
  children: ReactNode;
}

export function AccountFrame({ places, place, placeHref, steps = [], children }: AccountFrameProps) {
  const menu = <Menu places={places} place={place} isBelow={steps.length > 0} />;
  const isDashboard = place === "mon-compte";
  return (
    <div className={isDashboard ? `stack-5 ${css.frame} ${css.dashboard}` : `stack-5 ${css.frame}`}>
      <div className={`${css.trail} no-print`}>
        <Breadcrumb label={t("breadcrumb")} steps={trailTo(place, placeHref ?? href(place), steps)} />
      </div>
      {!isDashboard && menu}
      <div className={css.content}>{children}</div>
      {isDashboard && menu}
    </div>
  );
}

interface MenuProps extends Pick<AccountFrameProps, "places" | "place"> {
  isBelow: boolean;
}

function Menu({ places, place, isBelow }: MenuProps) {
  return (
    <nav className={css.menu} aria-label={t("menu")}>
      <ul className={css.places}>
        {places.map((one) => (
          <li key={one}>
            <a href={href(one)} aria-current={currentOf(one, place, isBelow)}>
              <PlaceIcon place={one} />
              {t(`places.${one}`)}
            </a>
          </li>
        ))}
      </ul>
      <LogoutForm>{t("logout")}</LogoutForm>
    </nav>
  );
}

function trailTo(
  place: AccountPlace,
  placeHref: string,
  steps: BreadcrumbProps["steps"],
): BreadcrumbProps["steps"] {
  const home = { name: t("places.mon-compte"), href: href("mon-compte") };
  const own = { name: t(`places.${place}`), href: placeHref };
  const trail = place === "mon-compte" ? [home, ...steps] : [home, own, ...steps];
  return trail.map((step, index) => (index < trail.length - 1 ? step : { name: step.name }));
}

function currentOf(one: AccountPlace, place: AccountPlace, isBelow: boolean): "page" | "true" | undefined {
  if (one !== place) return undefined;
  return isBelow ? "true" : "page";
}
