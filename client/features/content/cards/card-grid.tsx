import type { Image, Link } from "../../../../shared/content/content.ts";
import cardLink from "../../../ui/card-link.module.css";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { SmartLink } from "../../../ui/smart-link.tsx";
import css from "./card-grid.module.css";
import words from "./card-words.module.css";

export interface CardGridProps {
  title?: string | null | undefined;
  cards: Card[];
}

interface Card {
  title: string;
  text?: string | null | undefined;
  link: Link;
  image?: Image | null | undefined;
}

const sizes = "(min-width:64rem) 26rem,(min-width:48rem) 45vw,93vw";

export function CardGrid({ title, cards }: CardGridProps) {
  const Name = title ? "h3" : "h2";
  return (
    <Section title={title}>
      <ul className={`stack-4 ${css.grid} ${cards.length % 2 === 0 ? css.pairs : css.rows}`}>
        {cards.map((card) => (
          <li key={card.title} className={css.card}>
            {card.image && (
              <div className={css.picture}>
                <Picture image={card.image} alt="" widths={[480, 800]} sizes={sizes} ground="forest" />
              </div>
            )}
            <div className={`${words.words} ${css.words}`}>
              <Name className={`title-s ${css.title}`}>{card.title}</Name>
              {card.text && <p className={css.text}>{card.text}</p>}
              <SmartLink link={card.link} className={`${cardLink.link} ${words.link} ${css.link}`} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
