import type { PageBlock } from "../../../shared/page.ts";
import { dressOf } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import css from "./hero.module.css";
import { SmartLink } from "./smart-link.tsx";

export type HeroProps = Omit<Extract<PageBlock, { __component: "blocks.hero" }>, "__component">;

/** By their place: two ways to choose between, then what is told beside them. */
const looks = ["solid", "outline"] as const;

export function Hero({ title, text, image, links }: HeroProps) {
  return (
    <div className={css.hero}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <p className={css.links}>
          {links.map((link, place) => (
            <SmartLink key={link.to} link={link} className={dressOf({ look: looks[place] ?? "quiet" })} />
          ))}
        </p>
      </div>
      <div className={css.picture}>
        <Picture
          image={image}
          widths={[480, 800, 1200]}
          sizes="(min-width:64rem) 42rem,93vw"
          priority
          blurred
        />
      </div>
    </div>
  );
}
