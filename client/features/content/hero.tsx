import type { PageBlock } from "../../../shared/page.ts";
import button from "../../ui/button.module.css";
import css from "./hero.module.css";
import { SmartLink } from "./smart-link.tsx";

export type HeroProps = Omit<Extract<PageBlock, { __component: "blocks.hero" }>, "__component">;

export function Hero({ title, text, image, links }: HeroProps) {
  return (
    <div className={css.hero}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <p className={css.links}>
          {links.map((link, place) => (
            <SmartLink
              key={link.to}
              link={link}
              className={place === 0 ? button.button : `${button.button} ${button.outline}`}
            />
          ))}
        </p>
      </div>
      <div className={css.picture}>
        <img
          src={image.url}
          alt={image.alternativeText}
          width={image.width}
          height={image.height}
          fetchPriority="high"
        />
      </div>
    </div>
  );
}
