import type { Image, Link } from "../../../shared/content/content.ts";
import { buttonClass } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import css from "./subscription-offer.module.css";

export interface SubscriptionOfferProps {
  title: string;
  text: string;
  points: string[];
  link: Link;
  image?: Image | null | undefined;
}

export function SubscriptionOffer({ title, text, points, link, image }: SubscriptionOfferProps) {
  return (
    <Section>
      <div className={css.offer}>
        <div className={css.words}>
          <h2>{title}</h2>
          <p className={css.text}>{text}</p>
          <ul className={`stack-3 ${css.points}`}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </ul>
          <SmartLink link={link} className={buttonClass({})} />
        </div>
        {image && (
          <div className={`cover ${css.picture}`}>
            <Picture
              image={image}
              widths={[480, 800, 1200]}
              sizes="(min-width:64rem) 38rem,93vw"
              ground="forest"
            />
          </div>
        )}
      </div>
    </Section>
  );
}
