import type { PageBlock } from "../../../shared/content/blocks.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import css from "./hero.module.css";

export type HeroProps = Omit<Extract<PageBlock, { kind: "hero" }>, "kind"> & {
  first?: boolean;
};

const looks = ["solid", "outline"] as const;

export function Hero({ title, text, image, links, first }: HeroProps) {
  const Title = first ? "h1" : "h2";
  return (
    <div className={`stack-6 page-width ${css.hero}`}>
      <div>
        <Title className={css.title}>{title}</Title>
        <p className={`lead ${css.text}`}>{text}</p>
        <p className={`row-3 ${css.links}`}>
          {links.map((link, place) => (
            <SmartLink key={link.to} link={link} className={buttonClass({ look: looks[place] ?? "quiet" })} />
          ))}
        </p>
      </div>
      <div className={css.picture}>
        <Picture
          image={image}
          widths={[480, 800, 1200]}
          sizes="(min-width:64rem) 42rem,93vw"
          priority={first}
          blurred
        />
      </div>
    </div>
  );
}
