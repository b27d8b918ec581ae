import { href } from "../../../shared/routes.ts";
import type { ListedShop, ShopView } from "../../../shared/shops/shop-view.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { HoursIsland, NearbyShopsIsland, OpeningIsland } from "../../features/shops/opening.island.tsx";
import { ShopAdvice } from "../../features/shops/shop-advice.tsx";
import { DirectionsLink, PhoneLink, ShopAddress } from "../../features/shops/shop-links.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./shop-screen.module.css";

const t = translator(shopTexts);

export interface ShopScreenProps {
  shop: ShopView;
  nearby: ListedShop[];
  /** Milliseconds. */
  now: number;
}

export function ShopScreen({ shop, nearby, now }: ShopScreenProps) {
  const { country, postcode, hours } = shop;
  const place = { country, postcode, hours };
  return (
    <>
      <div className={`stack-6 page-width ${css.top}`}>
        <div className={css.trail}>
          <Breadcrumb
            label={t("breadcrumb")}
            steps={[
              { name: t("home"), href: href("index") },
              { name: t("shops"), href: href("magasins") },
              { name: shop.name },
            ]}
          />
        </div>
        <div className={`stack-3 ${css.head}`}>
          <h1>{shop.name}</h1>
          <p>
            <OpeningIsland place={place} now={now} />
          </p>
          {shop.intro && <p className="lead measure">{shop.intro}</p>}
        </div>
        {shop.image && (
          <div className={`cover ${css.picture}`}>
            <Picture
              image={shop.image}
              widths={[480, 800, 1200]}
              sizes="(min-width:64rem) 38rem,93vw"
              priority
            />
          </div>
        )}
        <div className={`stack-6 ${css.side}`}>
          <section aria-label={t("shop.contact")}>
            <h2 className={css.title}>{t("shop.contact")}</h2>
            <ShopAddress shop={shop} />
            <div className={`row-3 ${css.ways}`}>
              <DirectionsLink shop={shop} className={buttonClass({ look: "solid", size: "small" })} />
              <PhoneLink shop={shop} className={buttonClass({ look: "outline", size: "small" })} />
            </div>
            {shop.email && (
              <p>
                <a className="link" href={`mailto:${shop.email}`}>
                  {shop.email}
                </a>
              </p>
            )}
          </section>
          <section aria-label={t("hours.title")}>
            <h2 className={css.title}>{t("hours.title")}</h2>
            <HoursIsland place={place} city={shop.city} now={now} />
          </section>
        </div>
        <div className={`stack-6 ${css.about}`}>
          {shop.text && <RichContent html={shop.text} />}
          {shop.services.length > 0 && (
            <section aria-label={t("shop.services")}>
              <h2 className={css.title}>{t("shop.services")}</h2>
              <ul className={css.services}>
                {shop.services.map(({ title, text }) => (
                  <li key={title}>
                    <strong>{title}</strong>
                    {text && <span className="note">{text}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {shop.accessibility.length > 0 && (
            <section aria-label={t("shop.accessibility")}>
              <h2 className={css.title}>{t("shop.accessibility")}</h2>
              <ul className={`stack-2 ${css.sentences}`}>
                {shop.accessibility.map((sentence) => (
                  <li key={sentence}>{unbroken(sentence)}</li>
                ))}
              </ul>
            </section>
          )}
          {shop.advice && <ShopAdvice {...shop.advice} />}
        </div>
      </div>
      {nearby.length > 0 && (
        <Section title={t("shop.nearby")} more={<a href={href("magasins")}>{t("shop.all")}</a>}>
          <NearbyShopsIsland shops={nearby} now={now} />
        </Section>
      )}
    </>
  );
}
