import type { Image, Link } from "../../../shared/content/content.ts";
import { kindOfStart } from "../../../shared/guide/guide-start.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { GuideStart } from "../guide/guide-start.tsx";
import css from "./hero.module.css";

export interface HeroProps {
  title: string;
  text: string;
  image: Image;
  links: Link[];
  first?: boolean;
}

const looks = ["solid", "outline"] as const;

const isStart = ({ to }: Link) => kindOfStart(to) !== undefined;

export function Hero({ title, text, image, links, first }: HeroProps) {
  const Title = first ? "h1" : "h2";
  const starts = links.filter(isStart);
  const others = links.filter((link) => !isStart(link));
  return (
    <div className={`stack-6 page-width ${css.hero}`}>
      <div>
        <Title className={css.title}>{title}</Title>
        {starts.length > 0 && (
          <div className={css.start}>
            <GuideStart links={starts} />
          </div>
        )}
        <p className={`lead ${css.text}`}>{text}</p>
        <p className={`row-3 ${css.links}`}>
          {others.map((link, place) => (
            <SmartLink
              key={link.to}
              link={link}
              className={buttonClass({ look: looks[starts.length > 0 ? place + 1 : place] ?? "quiet" })}
            />
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
